import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buyAccounts, buyNews, type CompanyDetail, getCompany, getCompanyNews } from '@vedetta/contracts/company-detail'
import { errors } from '@vedetta/contracts/errors'
import { getBalance } from '@vedetta/contracts/licences'
import { getProfile } from '@vedetta/contracts/profile'
import { saveCompany } from '@vedetta/contracts/saved-companies'
import { delay } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makePosition, makeProfile, server } from '../../testing/api.ts'
import { solveCaptchas } from '../../testing/captcha.ts'
import { answerCompanies, makeCompany } from '../../testing/companies.ts'
import { boughtAccounts, makeCompanyDetail, makeNews } from '../../testing/company.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { listOf, uuidOf } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

const companyID = uuidOf(1)
const lockedNews = { state: 'locked' as const, total: 7, page: 1, news: [] }

beforeEach(() => server.use(answer(getCompanyNews, lockedNews), answerCompanies(listOf(3, makeCompany))))

const paneOf = async () => within(await screen.findByRole('complementary', { name: 'Azienda aperta' }))

async function open(change: Partial<CompanyDetail> = {}, search = `?tab=companies&company=${companyID}`) {
  server.use(answer(getCompany, makeCompanyDetail(change)))
  const router = renderApp(`/positions${search}`)
  const pane = await paneOf()
  await pane.findByRole('heading', { level: 3, name: 'Bilanci' })
  return { router, pane }
}

type Pane = Awaited<ReturnType<typeof paneOf>>

const plain = ({ textContent }: Element) => textContent?.replaceAll(/\s/g, ' ')
const facts = (pane: Pane) => pane.getAllByRole('definition').map(plain)
const region = (pane: Pane, name: string) => within(pane.getByRole('region', { name }))
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(plain))

describe('an open company', () => {
  it('says what it is, where it is, and how large', async () => {
    const { pane } = await open()
    expect(pane.getByRole('heading', { level: 2, name: 'Officine 1' })).toBeTruthy()
    expect(pane.getByText('Albino (BG) · Metallurgia e lavorazione dei metalli')).toBeTruthy()
    const site = pane.getAllByRole('link', { name: 'officine.example (si apre in un’altra scheda)' })
    expect(site[0]?.getAttribute('href')).toBe('https://officine.example/')
    expect(facts(pane).slice(0, 6)).toEqual([
      ...['1.186', '41,2 Mln €', '4 2 nuove', '1974', '500.000 €', '83 persone'],
    ])
    expect(pane.getByText('Fatturato 2025')).toBeTruthy()
    expect(pane.getByText('Quota L. 68/99 (stima)')).toBeTruthy()
  })

  it('has what the registry says of it', async () => {
    const { pane } = await open()
    const registry = region(pane, 'Dati del registro imprese')
    expect(registry.getAllByRole('definition').map(plain)).toEqual([
      ...['S.p.A.', '00000000001', 'BG-123456', 'Bergamo', 'Metallurgia e lavorazione dei metalli'],
      ...['25.62 · Lavori di meccanica generale', 'Via Serio 12, 24021 Albino (BG)'],
    ])
  })

  it.each([
    ['vat_on_page', 'Una pagina del sito riporta la partita IVA dell’azienda.'],
    ['import', 'Lo indica il registro, e nulla sul sito lo smentisce.'],
    ['pec_domain', 'È il dominio della sua PEC.'],
  ] as const)('tells how we know its site: %s', async (knownBy, text) => {
    const site = { host: 'officine.example', knownBy, quote: 'P. IVA 00000000001', lastRead: null }
    const { pane } = await open({ site })
    expect(pane.getByText(text)).toBeTruthy()
    expect(pane.getByText('“P. IVA 00000000001”')).toBeTruthy()
  })

  it('that is an agency says how we know', async () => {
    const { pane } = await open({ isAgency: true, agencyReason: 'ateco', agency: { reason: 'ateco', quote: '78.20' } })
    expect(pane.getByText('Il suo codice ATECO è di un’agenzia')).toBeTruthy()
    expect(pane.getByText('78.20')).toBeTruthy()
  })

  it('of which little is known says so', async () => {
    const { pane } = await open({
      ...{ employees: null, turnover: null, turnoverYear: null, foundationYear: null, shareCapital: null },
      ...{ legalForm: null, rea: null, chamber: null, ateco: null, atecoTitle: null, address: null, city: null },
      ...{ site: null, reserveQuota: null, positions: [], openPositions: 0, newPositions: 0, places: [] },
      accounts: { state: 'none', filed: [], years: [] },
      openings: [],
      pace: { own: null, sector: null, province: null },
    })
    expect(pane.getAllByText('non indicato')).toHaveLength(10)
    expect(pane.getByText('Non conosciamo ancora il sito di questa azienda.')).toBeTruthy()
    expect(pane.getByText('Ora non ha posizioni aperte sul suo sito.')).toBeTruthy()
    expect(pane.getByText(/^Nelle ultime 26 settimane non abbiamo visto/)).toBeTruthy()
    expect(pane.getByText(/^Per confrontare il ritmo/)).toBeTruthy()
    expect(pane.queryByRole('heading', { name: 'Sedi' })).toBeNull()
  })

  it('leads to its open positions, one by one and all together', async () => {
    const { router, pane } = await open({ openPositions: 14 })
    const positions = region(pane, 'Posizioni aperte')
    expect(positions.getAllByRole('listitem').map(plain)[0]).toMatch(/^Tornitore CNCAlbino \(BG\)/)
    expect(positions.getByRole('link', { name: 'Vedi tutte le 14 posizioni' }).getAttribute('href')).toBe(
      '/positions?vat=00000000001',
    )
    fireEvent.click(positions.getByRole('link', { name: 'Tornitore CNC' }))
    expect(router.state.location.search).toBe(`?tab=companies&position=${uuidOf(31)}`)
  })

  it('has nothing new in the list any more, and still says what was', async () => {
    server.use(answer(getCompany, makeCompanyDetail({ newPositions: 0 }), () => delay(100)))
    const router = renderApp('/positions?tab=companies')
    const row = await screen.findByRole('row', { name: /Officine 1/ })
    expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('2')
    fireEvent.click(within(row).getByRole('link', { name: 'Officine 1' }))
    const pane = await paneOf()
    expect(await pane.findByRole('heading', { level: 2, name: 'Officine 1' })).toBeTruthy()
    await pane.findByText('Bilanci')
    expect(facts(pane)[2]).toBe('4 2 nuove')
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}`)
    expect(within(screen.getByRole('row', { name: /Officine 1/ })).getAllByRole('cell')[2]?.textContent).toBe('0')
  })

  it('is opened from a position, whose place it takes until it is closed', async () => {
    server.use(answer(getCompany, makeCompanyDetail()))
    const { company, positionID } = makePosition()
    const router = renderApp(`/positions?position=${positionID}`)
    const position = within(await screen.findByRole('complementary', { name: 'Posizione aperta' }))
    fireEvent.click(await position.findByRole('link', { name: 'Officine Valseriana S.p.A.' }))
    expect(router.state.location.search).toBe(`?company=${company.companyID}`)
    const pane = await paneOf()
    fireEvent.click(pane.getByRole('button', { name: 'Chiudi l’azienda' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${positionID}`))
  })

  it('has a page of its own, which a link leads to', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    const { router, pane } = await open()
    fireEvent.click(pane.getByRole('button', { name: 'Copia il link' }))
    await expectToast('Link copiato')
    expect(writeText).toHaveBeenCalledWith(
      `${window.location.origin}/positions?tab=companies&company=${companyID}&view=page`,
    )

    fireEvent.click(pane.getByRole('link', { name: 'Apri come pagina' }))
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}&view=page`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Scheda azienda' })).toBeTruthy()
    expect(document.title).toBe('Officine 1 · Vedetta')
    expect(screen.queryByRole('table', { name: 'Aziende trovate' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Mostra accanto all’elenco' }))
    expect(await screen.findByRole('row', { name: /Officine 2/ })).toBeTruthy()
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}`)
  })

  it('can be reported', async () => {
    solveCaptchas()
    const { pane } = await open()
    fireEvent.click(pane.getByRole('button', { name: 'Altre azioni' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Segnala un errore' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('is saved and removed', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    const { pane } = await open()
    const save = pane.getByRole('button', { name: /^Salva/ })
    await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'))
    fireEvent.click(save)
    await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID, saved: true })
    server.use(answer(saveCompany, { status: 'removed' }, onCall))
    fireEvent.click(save)
    await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'))
  })
})

describe('a company', () => {
  it('that cannot be loaded says so, and can be asked for again', async () => {
    server.use(fail(getCompany, 'internal_error'))
    renderApp(`/positions?tab=companies&company=${companyID}`)
    const pane = await paneOf()
    const alert = await pane.findByRole('alert')
    expect(alert.textContent).toContain('Impossibile caricare i dati dell’azienda')
    expect(alert.textContent).toContain(errors.internal_error.it)
    server.use(answer(getCompany, makeCompanyDetail()))
    fireEvent.click(pane.getByRole('button', { name: 'Riprova' }))
    expect(await pane.findByText('Bilanci')).toBeTruthy()
  })

  it('that cannot be loaded says in English what the specification says', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }), fail(getCompany, 'internal_error'))
    renderApp(`/positions?tab=companies&company=${companyID}`)
    expect(await screen.findByRole('heading', { name: 'Unable to load company data' })).toBeTruthy()
  })

  it('that does not exist leads back to the results', async () => {
    server.use(fail(getCompany, 'unknown_company'))
    const router = renderApp(`/positions?company=${uuidOf(404)}&view=page`)
    expect(await screen.findByRole('heading', { name: 'Questa azienda non c’è più' })).toBeTruthy()
    const [, back] = screen.getAllByRole('button', { name: 'Risultati' })
    if (back) fireEvent.click(back)
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('shows what the list knows of it while the rest is on its way', async () => {
    server.use(answer(getCompany, makeCompanyDetail(), () => delay('infinite')))
    renderApp('/positions?tab=companies')
    fireEvent.click(await screen.findByRole('link', { name: 'Officine 1' }))
    const pane = await paneOf()
    expect(await pane.findByRole('heading', { level: 2, name: 'Officine 1' })).toBeTruthy()
    expect(pane.getByText('Caricamento…')).toBeTruthy()
  })
})

describe('by keyboard, an open company', () => {
  const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

  it('is saved by s, and closed by Esc, which leads back to its row', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    const { router } = await open()
    await screen.findByRole('row', { name: /Officine 1/ })
    hit('s')
    await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID, saved: true }))
    hit('Escape')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=companies'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Officine 1'))
  })

  it('gives way to the next by j, and to the one before by k', async () => {
    const { router } = await open()
    await screen.findByRole('row', { name: /Officine 1/ })
    hit('j')
    expect(router.state.location.search).toBe(`?tab=companies&company=${uuidOf(2)}`)
    expect(screen.getByRole('row', { current: true }).textContent).toContain('Officine 2')
    hit('k')
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}`)
  })

  it('keeps s to itself among positions', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    const { router } = await open({}, `?company=${companyID}`)
    await screen.findByRole('row', { name: /Saldatore/ })
    hit('s')
    await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID, saved: true }))
    hit('Escape')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('the accounts of a company', () => {
  it('tell their price and what is left before they are bought, and are there once the server says so', async () => {
    const onCall = vi.fn(() => delay(50))
    const { pane } = await open()
    const accounts = region(pane, 'Bilanci')
    expect(accounts.getByText(/^Fatturato, costi, EBITDA e utile del 2023, 2024 e 2025/)).toBeTruthy()
    expect(accounts.getByText(/^Costo: 2 crediti/).textContent).toBe(
      'Costo: 2 crediti, una volta l’anno per tutta la licenza. Ti restano 2.310 crediti.',
    )
    server.use(answer(buyAccounts, { credits: 2, accounts: boughtAccounts }, onCall))
    const search = { left: 842, monthly: 1000 }
    server.use(answer(getBalance, { search, credit: { left: 2308, monthly: 3000 }, nextReset: '2026-12-01T09:00:00Z' }))
    fireEvent.click(accounts.getByRole('button', { name: 'Sblocca i bilanci · 2 crediti' }))
    expect(accounts.queryByRole('heading', { name: 'EBITDA e utile' })).toBeNull()
    expect(await accounts.findByRole('heading', { name: 'EBITDA e utile' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID })
    await expectToast('Bilanci sbloccati', '2 crediti usati.')
    expect(await screen.findByText('2.308')).toBeTruthy()
  })

  it('that a colleague paid for cost nothing', async () => {
    server.use(answer(buyAccounts, { credits: 0, accounts: boughtAccounts }))
    const { pane } = await open()
    fireEvent.click(pane.getByRole('button', { name: 'Sblocca i bilanci · 2 crediti' }))
    await expectToast('Bilanci sbloccati', 'La tua licenza li aveva già pagati: nessun credito usato.')
  })

  it.each(['credits_used_up', 'company_data_unavailable', 'network_error'] as const)(
    'that cannot be bought stay locked: %s',
    async (code) => {
      const failure = code === 'network_error' ? 'internal_error' : code
      server.use(fail(buyAccounts, failure))
      const { pane } = await open()
      fireEvent.click(pane.getByRole('button', { name: 'Sblocca i bilanci · 2 crediti' }))
      await expectToast('Bilanci non sbloccati', errors[failure].it)
      expect(pane.queryByRole('heading', { name: 'EBITDA e utile' })).toBeNull()
    },
  )

  it('are not offered to whose credits are not enough', async () => {
    const few = { left: 1, monthly: 800 }
    server.use(answer(getBalance, { search: few, credit: few, nextReset: '2026-12-01T09:00:00Z' }))
    const { pane } = await open()
    const accounts = region(pane, 'Bilanci')
    expect((await accounts.findByRole('status')).textContent).toBe(errors.credits_used_up.it)
    expect(accounts.queryByRole('button')).toBeNull()
  })

  it('that are none say that no credits have been used', async () => {
    const { pane } = await open({ accounts: { state: 'none', filed: [], years: [] } })
    expect(pane.getByText('Dati non disponibili. Nessun credito è stato usato.')).toBeTruthy()
  })

  it('are three charts, each with its table', async () => {
    const { pane } = await open({ accounts: boughtAccounts })
    const accounts = region(pane, 'Bilanci')
    const tableOf = (name: string) => {
      const chart = within(accounts.getByRole('figure', { name }))
      fireEvent.click(chart.getByRole('radio', { name: 'Tabella' }))
      return cellsOf(chart.getByRole('table', { name }))
    }
    expect(tableOf('EBITDA e utile')).toEqual([
      ['Anno', 'EBITDA', 'Utile netto'],
      ['2023', '2.800.000 €', '700.000 €'],
      ['2024', '3.080.000 €', '-385.000 €'],
      ['2025', '4.120.000 €', '1.236.000 €'],
    ])
    expect(tableOf('Costi e fatturato')[3]).toEqual(['2025', '41.200.000 €', '37.900.000 €'])
    expect(tableOf('Andamento in tre anni').slice(1)).toEqual([
      ['2023', '8%', '2%'],
      ['2024', '8%', '-1%'],
      ['2025', '10%', '3%'],
    ])
    expect(plain(accounts.getByText(/^Nel 2025 costi/))).toBe(
      'Nel 2025 costi per 37,9 Mln € su 41,2 Mln € di fatturato (92%).',
    )
  })

  it('compare three years, with what changed in percent', async () => {
    const { pane } = await open({ accounts: boughtAccounts })
    expect(cellsOf(pane.getByRole('table', { name: 'Confronto tra tre anni' }))).toEqual([
      ['In mln €', '2023', '2024', '2025', 'dal 2024', 'dal 2023'],
      ['Fatturato', '35', '38,5', '41,2', '+7%', '+17,7%'],
      ['Costi', '32,4', '36,1', '37,9', '+5%', '+17%'],
      ['EBITDA', '2,8', '3,08', '4,12', '+33,8%', '+47,1%'],
      ['Utile netto', '0,7', '-0,39', '1,24', '–Non si calcola: prima era zero o in perdita', '+76,6%'],
    ])
  })

  it('of one year are not compared with others', async () => {
    const [last] = boughtAccounts.years
    const { pane } = await open({ accounts: { state: 'unlocked', filed: [2025], years: last ? [last] : [] } })
    expect(pane.queryByRole('heading', { name: 'Andamento in tre anni' })).toBeNull()
    expect(cellsOf(pane.getByRole('table', { name: 'Confronto tra tre anni' }))[0]).toEqual(['In mln €', '2025'])
  })
})

describe('how much a company hires', () => {
  it('is told week by week', async () => {
    const { pane } = await open()
    const chart = within(pane.getByRole('figure', { name: 'Posizioni nel tempo' }))
    expect(chart.getByText('Nelle ultime 26 settimane ha pubblicato 27 posizioni; ora ne ha aperte 3.')).toBeTruthy()
    fireEvent.click(chart.getByRole('radio', { name: 'Tabella' }))
    const rows = cellsOf(chart.getByRole('table'))
    expect(rows).toHaveLength(27)
    expect(rows[1]).toEqual(['18 mag 2026', '3', '1'])
  })

  it('is compared with its sector and its province', async () => {
    const { pane } = await open()
    const chart = within(pane.getByRole('figure', { name: 'Ritmo delle assunzioni' }))
    expect(
      await chart.findByText(
        'In 90 giorni ha pubblicato 2,4 posizioni ogni cento dipendenti; il suo settore 1,7 e la provincia di Bergamo 1,3.',
      ),
    ).toBeTruthy()
    fireEvent.click(chart.getByRole('radio', { name: 'Tabella' }))
    expect(cellsOf(chart.getByRole('table')).slice(1)).toEqual([
      ['Officine 1', '2,4'],
      ['Settore Metallurgia e lavorazione dei metalli', '1,7'],
      ['Provincia di Bergamo', '1,3'],
    ])
  })

  it('has a map of its places, and a table of them', async () => {
    const { pane } = await open()
    const map = within(pane.getByRole('figure', { name: 'Dove cerca persone' }))
    expect(map.getByText('Sede legale: Albino (BG). Posizioni aperte in 2 comuni.')).toBeTruthy()
    fireEvent.click(map.getByRole('radio', { name: 'Tabella' }))
    expect(cellsOf(map.getByRole('table')).slice(1)).toEqual([
      ['Albino (BG) · Sede legale', '3'],
      ['Lodi (LO)', '1'],
    ])
  })
})

describe('the news of a company', () => {
  const unlocked = (page: number) => ({
    ...{ state: 'unlocked' as const, total: 7, page },
    news: page === 1 ? listOf(5, makeNews) : [makeNews(6), makeNews(7)],
  })

  it('tell how many they are and what they cost, and are there once they are bought', async () => {
    server.use(answer(buyNews, { credits: 1 }))
    const { pane } = await open()
    const news = region(pane, 'Notizie')
    expect(await news.findByText(/^Ci sono 7 notizie/)).toBeTruthy()
    expect(news.getByText(/^Costo: 1 credito/)).toBeTruthy()
    server.use(answer(getCompanyNews, unlocked(1)))
    fireEvent.click(news.getByRole('button', { name: 'Sblocca le notizie · 1 credito' }))
    await waitFor(() => expect(news.getAllByRole('link').length).toBeGreaterThanOrEqual(5))
    await expectToast('Notizie sbloccate', '1 credito usato.')
  })

  it('come in pages of five, which the URL tells', async () => {
    const onCall = vi.fn()
    server.use(answer(getCompanyNews, unlocked(1)))
    const { router, pane } = await open()
    const news = region(pane, 'Notizie')
    const titles = () => news.getAllByRole('listitem').map((item) => /Notizia \d/.exec(item.textContent ?? '')?.[0])
    await waitFor(() => expect(titles()).toEqual(listOf(5, (number) => `Notizia ${number}`)))
    expect(news.getAllByRole('link')[0]?.getAttribute('href')).toBe('https://officine.example/news/1')
    expect(plain(news.getAllByRole('listitem')[0] as HTMLElement)).toContain('3 nov 2026 · officine.example')
    server.use(answer(getCompanyNews, unlocked(2), onCall))
    fireEvent.click(news.getByRole('link', { name: 'Pagina 2' }))
    await waitFor(() => expect(titles()).toEqual(['Notizia 6', 'Notizia 7']))
    expect(String(onCall.mock.lastCall?.[0])).toBe(`companyID=${companyID}&page=2`)
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}&newsPage=2`)
  })

  it('that are none say so', async () => {
    server.use(answer(getCompanyNews, { state: 'none', total: 0, page: 1, news: [] }))
    const { pane } = await open()
    expect(await pane.findByText('Nessuna notizia trovata')).toBeTruthy()
  })

  it('that cannot be loaded say so, and can be asked for again', async () => {
    server.use(fail(getCompanyNews, 'internal_error'))
    const { pane } = await open()
    const news = region(pane, 'Notizie')
    expect((await news.findByRole('alert')).textContent).toContain('Errore nel caricamento delle notizie')
    server.use(answer(getCompanyNews, lockedNews))
    fireEvent.click(news.getByRole('button', { name: 'Riprova' }))
    expect(await news.findByText(/^Ci sono 7 notizie/)).toBeTruthy()
  })

  it('are in English what the specification says', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }))
    server.use(answer(getCompany, makeCompanyDetail({ accounts: { state: 'none', filed: [], years: [] } })))
    server.use(fail(getCompanyNews, 'internal_error'))
    renderApp(`/positions?tab=companies&company=${companyID}`)
    expect(await screen.findByRole('heading', { name: 'Error loading news' })).toBeTruthy()
    expect(screen.getByText('Data not available. No credits have been used.')).toBeTruthy()
    server.use(answer(getCompanyNews, { state: 'none', total: 0, page: 1, news: [] }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No news found')).toBeTruthy()
  })

  it('link nowhere but to the web', async () => {
    const news = [{ ...makeNews(1), url: 'javascript:alert(1)' }]
    server.use(answer(getCompanyNews, { state: 'unlocked', total: 1, page: 1, news }))
    const { pane } = await open()
    expect((await pane.findByText('Notizia 1')).closest('a')).toBeNull()
  })
})
