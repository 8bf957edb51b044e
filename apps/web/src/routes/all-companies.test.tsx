import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getCompany, getCompanyNews } from '@vedetta/contracts/companies/company-detail'
import { searchCompanies } from '@vedetta/contracts/companies/company-search'
import { listSavedCompanies, saveCompany } from '@vedetta/contracts/companies/saved-companies'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../testing/api.ts'
import { answerCompanies, makeCompany, makeSavedCompany } from '../testing/companies.ts'
import { makeCompanyDetail } from '../testing/company.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'
import { listOf, uuidOf } from '../testing/saved.ts'

startTestApi()

const noNews = { state: 'none' as const, total: 0, page: 1, news: [] }
const onSearch = vi.fn()
beforeEach(() => {
  onSearch.mockClear()
  server.use(answerCompanies(listOf(3, makeCompany), { onSearch }))
})

async function open(search = '') {
  const router = renderApp(`/positions?tab=companies${search}`)
  await screen.findByRole('row', { name: /Officine 1/ })
  return router
}

const rowOf = (number: number) => screen.getByRole('row', { name: new RegExp(`Officine ${number}`) })
/** Replaces the non-breaking spaces of numbers by plain ones. */
const plainText = ({ textContent }: Element) => textContent?.replaceAll(/\s/g, ' ')
const lastSearch = () => onSearch.mock.lastCall?.[0]

describe('companies', () => {
  it('companies are a table of name, positions, size, sector and place', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: '3 aziende' })).toBeTruthy()
    const cells = within(rowOf(1)).getAllByRole('cell').map(plainText)
    expect(cells).toEqual([
      '',
      'Officine 1P. IVA 00000000001 · S.p.A.',
      '2',
      '4 Cerca le posizioni aperte di Officine 1',
      '1.186',
      '41,2 Mln €',
      'Metallurgia e lavorazione dei metalli',
      'Albino (BG)',
      '25.62',
    ])
  })

  it('companies are searched by company fields and places, not by fields of positions', async () => {
    await open('&name=saldatore&provinces=BG,-MI&sectors=metalworking&employees=50~&status=notSeen&from=2026-11-01')
    expect(lastSearch()).toEqual({
      company: { provinces: ['BG'], sectors: ['metalworking'], employees: { from: 50 } },
      notCompany: { provinces: ['MI'] },
      sort: 'newPositions',
      page: 1,
    })
    const chips = within(screen.getByRole('list', { name: 'Filtri attivi' }))
    expect(chips.queryByText('saldatore')).toBeNull()
    fireEvent.click(chips.getByRole('button', { name: 'Azzera' }))
    await waitFor(() => expect(lastSearch()).toMatchObject({ company: {}, notCompany: {} }))
  })

  it('clearing the company filters keeps the filters of positions', async () => {
    const router = await open('&name=saldatore&provinces=BG')
    fireEvent.click(screen.getByRole('button', { name: 'Azzera' }))
    await waitFor(() => expect(router.state.location.search).toBe('?name=saldatore&tab=companies'))
  })

  it('companies are searched by a name or a VAT number typed in the same field', async () => {
    const router = await open()
    const type = (text: string) => {
      const input = screen.getByRole('searchbox', { name: 'Nome o partita IVA' })
      fireEvent.change(input, { target: { value: text } })
      fireEvent.submit(input)
    }
    type('officine')
    await waitFor(() => expect(lastSearch()).toMatchObject({ company: { companyName: ['officine'] } }))
    type('IT01234567897')
    await waitFor(() => expect(lastSearch()).toMatchObject({ company: { vat: ['01234567897'] } }))
    expect(router.state.location.search).toBe('?vat=01234567897&tab=companies')
  })

  it('companies are sorted by new positions, size or turnover', async () => {
    const router = await open('&page=2')
    fireEvent.click(screen.getByRole('radio', { name: 'Fatturato' }))
    await waitFor(() => expect(lastSearch()).toMatchObject({ sort: 'turnover', page: 1 }))
    expect(router.state.location.search).toBe('?order=turnover&tab=companies')
  })

  it('a click anywhere in a row opens the company beside the list', async () => {
    server.use(answer(getCompany, makeCompanyDetail()), answer(getCompanyNews, noNews))
    const router = await open()
    expect(within(rowOf(1)).getByRole('link', { name: 'Officine 1' }).getAttribute('href')).toBe(
      `/positions?tab=companies&company=${uuidOf(1)}`,
    )
    fireEvent.click(within(rowOf(1)).getByText('Albino (BG)'))
    expect(router.state.location.search).toBe(`?tab=companies&company=${uuidOf(1)}`)
    expect(await screen.findByRole('complementary', { name: 'Azienda aperta' })).toBeTruthy()
    expect(rowOf(1).getAttribute('aria-current')).toBe('true')
  })

  it('a company links to its open positions', async () => {
    await open()
    const link = within(rowOf(1)).getByRole('link', { name: '4 Cerca le posizioni aperte di Officine 1' })
    expect(link.getAttribute('href')).toBe('/positions?vat=00000000001')
  })

  it('a company without positions and with unknown facts shows that', async () => {
    const unknown = { employees: null, turnover: null, city: null, province: null, ateco: null, legalForm: null }
    server.use(answerCompanies([makeCompany(1, { ...unknown, openPositions: 0, newPositions: 0, isAgency: true })]))
    await open()
    expect(within(rowOf(1)).queryByRole('link', { name: /Cerca le posizioni aperte/ })).toBeNull()
    expect(within(rowOf(1)).getAllByText('non indicato')).toHaveLength(4)
    expect(within(rowOf(1)).getByText('Agenzia')).toBeTruthy()
  })

  it('a company that is an agency shows the reason it counts as one', async () => {
    server.use(answerCompanies([makeCompany(1, { isAgency: true, agencyReason: 'register' }), makeCompany(2)]))
    await open()
    const badge = within(rowOf(1)).getByTitle('È nell’albo delle agenzie per il lavoro')
    expect(badge.textContent).toBe('Agenzia È nell’albo delle agenzie per il lavoro')
    expect(within(rowOf(2)).queryByText('Agenzia')).toBeNull()
  })

  it('the switch that hides agencies is saved in the settings and repeats the search', async () => {
    const onSave = vi.fn(() => server.use(answerCompanies([makeCompany(2)], { onSearch })))
    server.use(answer(updateSettings, { ...defaultSettings, hideAgencies: true }, onSave))
    const router = await open()
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Nascondi le agenzie' })
    await waitFor(() => expect(box.disabled).toBe(false))
    fireEvent.click(box)
    expect(await screen.findByRole('heading', { level: 2, name: '1 azienda' })).toBeTruthy()
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ hideAgencies: true })
    expect(box.checked).toBe(true)
    expect(onSearch).toHaveBeenCalledTimes(2)
    expect(router.state.location.search).toBe('?tab=companies')
  })

  it('the words a company was found by are highlighted', async () => {
    server.use(answerCompanies([makeCompany(1, { matches: { name: [[0, 8]] } })]))
    await open('&companyName=officine')
    expect(rowOf(1).querySelector('mark')?.textContent).toBe('Officine')
  })

  it('companies are cards on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    )
    renderApp('/positions?tab=companies')
    const cards = within(await screen.findByRole('list', { name: 'Aziende trovate' }))
    await waitFor(() => expect(cards.getAllByRole('listitem')[0]?.textContent).toContain('Officine 1'))
    expect(cards.getAllByRole('listitem').map(plainText)[0]).toBe(
      'Officine 1P. IVA 00000000001 · S.p.A.4 posizioni aperte Cerca le posizioni aperte di Officine 12 nuove1.186 dip. · 41,2 Mln €Albino (BG) · Metallurgia e lavorazione dei metalli',
    )
  })
})

describe('a search of companies', () => {
  it('a search of companies shows that it is loading', async () => {
    const answered = Promise.withResolvers<void>()
    server.use(answer(searchCompanies, { companies: [], total: 0, page: 1, pages: 0 }, () => answered.promise))
    renderApp('/positions?tab=companies')
    expect(await screen.findByRole('heading', { level: 2, name: 'Ricerca in corso…' })).toBeTruthy()
    answered.resolve()
    expect(await screen.findByText('Non ci sono ancora aziende')).toBeTruthy()
  })

  it('a search of companies without results suggests what to loosen', async () => {
    server.use(answerCompanies([]))
    renderApp('/positions?tab=companies&companyName=officine')
    expect(await screen.findByRole('heading', { name: 'Nessuna azienda con questi filtri' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Togli “Azienda officine”' })).toBeTruthy()
  })

  it.each(['request_limit', 'search_unavailable'] as const)(
    'a search of companies that fails with %s shows the error and a retry',
    async (code) => {
      server.use(fail(searchCompanies, code))
      renderApp('/positions?tab=companies')
      expect((await screen.findByRole('alert')).textContent).toContain(errors[code].it)
      server.use(answerCompanies([makeCompany(1)]))
      fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
      expect(await screen.findByRole('row', { name: /Officine 1/ })).toBeTruthy()
    },
  )

  it('a search of companies has pages', async () => {
    server.use(answerCompanies(listOf(3, makeCompany), { total: 20_000, pages: 400, onSearch }))
    await open('&page=2')
    expect(lastSearch()).toMatchObject({ page: 2 })
    expect(screen.getByRole('link', { name: 'Pagina 3' }).getAttribute('href')).toBe('/positions?tab=companies&page=3')
    expect(screen.getByText(errors.page_out_of_reach.it)).toBeTruthy()
  })
})

describe('saving a company', () => {
  const press = (number: number) => fireEvent.click(screen.getByRole('button', { name: `Salva Officine ${number}` }))
  const isPressed = (number: number) =>
    screen.getByRole('button', { name: `Salva Officine ${number}` }).getAttribute('aria-pressed')

  it('a saved company is marked as saved and has no new positions any more', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    await open()
    await waitFor(() => expect(isPressed(2)).toBe('false'))
    press(2)
    await waitFor(() => expect(isPressed(2)).toBe('true'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID: uuidOf(2), saved: true })
    expect(within(rowOf(2)).getAllByRole('cell')[2]?.textContent).toBe('0')
    expect(within(rowOf(1)).getAllByRole('cell')[2]?.textContent).toBe('2')
  })

  it('saving a saved company removes it', async () => {
    const onCall = vi.fn()
    server.use(
      answer(listSavedCompanies, { companies: [makeSavedCompany(2)] }),
      answer(saveCompany, { status: 'removed' }, onCall),
    )
    await open()
    await waitFor(() => expect(isPressed(2)).toBe('true'))
    press(2)
    await waitFor(() => expect(isPressed(2)).toBe('false'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID: uuidOf(2), saved: false })
  })

  it('a company that fails to be saved stays unsaved, and the error is shown', async () => {
    server.use(fail(saveCompany, 'saved_companies_full'))
    await open()
    press(2)
    expect(await screen.findByText(errors.saved_companies_full.it)).toBeTruthy()
    expect(isPressed(2)).toBe('false')
    expect(within(rowOf(2)).getAllByRole('cell')[2]?.textContent).toBe('2')
  })
})

describe('hotkeys of companies', () => {
  const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const current = () => screen.queryByRole('row', { current: true })?.textContent ?? ''

  it('j and k, or the arrow keys, move from company to company and across pages', async () => {
    server.use(answerCompanies(listOf(2, makeCompany), { total: 50, pages: 2 }))
    const router = await open()
    hit('j')
    expect(current()).toContain('Officine 1')
    hit('ArrowDown')
    expect(current()).toContain('Officine 2')
    expect(document.activeElement?.textContent).toBe('Officine 2')
    hit('k')
    expect(current()).toContain('Officine 1')
    hit('j')
    server.use(answerCompanies([makeCompany(3), makeCompany(4)], { total: 50, page: 2, pages: 2 }))
    hit('j')
    await waitFor(() => expect(current()).toContain('Officine 3'))
    expect(router.state.location.search).toBe('?tab=companies&page=2')
  })

  it('the key s saves the current company, and / focuses the search field', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    await open()
    hit('j')
    hit('s')
    await waitFor(() => expect(onCall).toHaveBeenCalledOnce())
    hit('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Nome o partita IVA' }))
  })
})

it('All Companies has the specification’s English texts', async () => {
  server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'All Companies' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Saved Companies' })).toBeTruthy()
})
