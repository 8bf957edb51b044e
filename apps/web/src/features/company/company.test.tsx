import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getCompany } from '@vedetta/contracts/companies/company-detail'
import { saveCompany } from '@vedetta/contracts/companies/saved-companies'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { costOfExport } from '@vedetta/contracts/inbox/position-export'
import { delay } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makePosition, makeProfile, server } from '../../testing/api.ts'
import { solveCaptchas } from '../../testing/captcha.ts'
import { chooseOption } from '../../testing/choose-option.ts'
import { makeCompanyDetail } from '../../testing/company.ts'
import {
  answerAroundCompany,
  companyID,
  companyPane,
  openCompany,
  plainText,
  regionOf,
} from '../../testing/open-company.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { uuidOf } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

beforeEach(answerAroundCompany)

const facts = (pane: Awaited<ReturnType<typeof companyPane>>) => pane.getAllByRole('definition').map(plainText)

describe('an open company', () => {
  it('an open company shows its name, place, sector and size', async () => {
    const { pane } = await openCompany()
    expect(pane.getByRole('heading', { level: 2, name: 'Officine 1' })).toBeTruthy()
    expect(pane.getByText('Albino (BG) · Metallurgia e lavorazione dei metalli')).toBeTruthy()
    const site = pane.getAllByRole('link', { name: 'officine.example (si apre in un’altra scheda)' })
    expect(site[0]?.getAttribute('href')).toBe('https://officine.example/')
    expect(facts(pane).slice(0, 6)).toEqual([...['1.186', '41,2 Mln €', '4', '1974', '500.000 €', '83 persone']])
    expect(pane.getByText('Fatturato 2025')).toBeTruthy()
    expect(pane.getByText('Quota L. 68/99 (stima)')).toBeTruthy()
  })

  it('an open company shows the registry’s facts', async () => {
    const { pane } = await openCompany()
    const registry = regionOf(pane, 'Dati del registro imprese')
    expect(registry.getAllByRole('definition').map(plainText)).toEqual([
      ...['S.p.A.', '00000000001', 'BG-123456', 'Bergamo', 'Metallurgia e lavorazione dei metalli'],
      ...['25.62 · Lavori di meccanica generale', 'Via Serio 12, 24021 Albino (BG)'],
    ])
  })

  it.each([
    ['vat_on_page', 'Una pagina del sito riporta la partita IVA dell’azienda.'],
    ['import', 'Lo indica il registro, e nulla sul sito lo smentisce.'],
    ['pec_domain', 'È il dominio della sua PEC.'],
  ] as const)('an open company shows how its site is known: %s', async (knownBy, text) => {
    const site = { host: 'officine.example', knownBy, quote: 'P. IVA 00000000001', lastRead: null }
    const { pane } = await openCompany({ site })
    expect(pane.getByText(text)).toBeTruthy()
    expect(pane.getByText('“P. IVA 00000000001”')).toBeTruthy()
  })

  it('an open company that is an agency shows the reason it counts as one', async () => {
    const { pane } = await openCompany({
      isAgency: true,
      agencyReason: 'ateco',
      agency: { reason: 'ateco', quote: '78.20' },
    })
    expect(pane.getByText('Il suo codice ATECO è di un’agenzia')).toBeTruthy()
    expect(pane.getByText('78.20')).toBeTruthy()
  })

  it('an open company without a known site offers to send it', async () => {
    const { pane } = await openCompany({ site: null })
    fireEvent.click(pane.getByRole('button', { name: 'Segnala il sito' }))
    expect(await screen.findByRole('textbox', { name: /Indirizzo del sito/ })).toBeTruthy()
  })

  it('an open company shows which facts are unknown', async () => {
    const { pane } = await openCompany({
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
    expect(pane.getByText(/^Il ritmo delle assunzioni non si può confrontare/)).toBeTruthy()
    expect(pane.queryByRole('heading', { name: 'Sedi' })).toBeNull()
  })

  it('an open company links to each of its open positions and to all of them', async () => {
    const { router, pane } = await openCompany({ openPositions: 14 })
    const positions = regionOf(pane, 'Posizioni aperte')
    expect(positions.getAllByRole('listitem').map(plainText)[0]).toMatch(/^Tornitore CNCAlbino \(BG\)/)
    expect(positions.getByRole('link', { name: 'Vedi tutte le 14 posizioni' }).getAttribute('href')).toBe(
      '/positions?vat=00000000001',
    )
    fireEvent.click(positions.getByRole('link', { name: 'Tornitore CNC' }))
    expect(router.state.location.search).toBe(`?tab=companies&position=${uuidOf(31)}`)
  })

  it('the open positions of a company are exported', async () => {
    const onCost = vi.fn()
    server.use(answer(costOfExport, { positions: 3, credits: 3, left: 100 }, onCost))
    const openPositionIDs = [31, 32, 33].map(uuidOf)
    const { pane } = await openCompany({ openPositions: 3, openPositionIDs })
    fireEvent.click(pane.getByRole('button', { name: 'Esporta file' }))
    await screen.findByRole('combobox', { name: 'Posizioni da esportare' })
    await chooseOption('Posizioni da esportare', 'Tutte: 3')
    await waitFor(() => expect(onCost).toHaveBeenLastCalledWith({ positionIDs: openPositionIDs }))
  })

  it('an open company has no new positions any more, neither in its pane nor in the list', async () => {
    const answered = Promise.withResolvers<void>()
    server.use(answer(getCompany, makeCompanyDetail({ newPositions: 0 }), () => answered.promise))
    const router = renderApp('/positions?tab=companies')
    const row = await screen.findByRole('row', { name: /Officine 1/ })
    expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('2')
    fireEvent.click(within(row).getByRole('link', { name: 'Officine 1' }))
    const pane = await companyPane()
    expect(await pane.findByRole('heading', { level: 2, name: 'Officine 1' })).toBeTruthy()
    answered.resolve()
    await pane.findByText('Bilanci')
    expect(facts(pane)[2]).toBe('4')
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}`)
    expect(within(screen.getByRole('row', { name: /Officine 1/ })).getAllByRole('cell')[2]?.textContent).toBe('0')
  })

  it('a company opened from a position replaces it until it is closed', async () => {
    server.use(answer(getCompany, makeCompanyDetail()))
    const { company, positionID } = makePosition()
    const router = renderApp(`/positions?position=${positionID}`)
    const position = within(await screen.findByRole('complementary', { name: 'Posizione aperta' }))
    fireEvent.click(await position.findByRole('link', { name: 'Officine Valseriana S.p.A.' }))
    expect(router.state.location.search).toBe(`?company=${company.companyID}`)
    const pane = await companyPane()
    fireEvent.click(pane.getByRole('button', { name: 'Chiudi l’azienda' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${positionID}`))
  })

  it('an open company has a page of its own, with a link to it', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    const { router, pane } = await openCompany()
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

  it('an open company can be reported', async () => {
    solveCaptchas()
    const { pane } = await openCompany()
    fireEvent.click(pane.getByRole('button', { name: 'Altre azioni' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Segnala un errore' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('an open company is saved and removed', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    const { pane } = await openCompany()
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

describe('loading a company', () => {
  it('a company that fails to load shows the error and a retry', async () => {
    server.use(fail(getCompany, 'internal_error'))
    renderApp(`/positions?tab=companies&company=${companyID}`)
    const pane = await companyPane()
    const alert = await pane.findByRole('alert')
    expect(alert.textContent).toContain('Impossibile caricare i dati dell’azienda')
    expect(alert.textContent).toContain(errors.internal_error.it)
    server.use(answer(getCompany, makeCompanyDetail()))
    fireEvent.click(pane.getByRole('button', { name: 'Riprova' }))
    expect(await pane.findByText('Bilanci')).toBeTruthy()
  })

  it('a company that fails to load shows the specification’s English text', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }), fail(getCompany, 'internal_error'))
    renderApp(`/positions?tab=companies&company=${companyID}`)
    expect(await screen.findByRole('heading', { name: 'Unable to load company data' })).toBeTruthy()
  })

  it('an unknown company leads back to the results', async () => {
    server.use(fail(getCompany, 'unknown_company'))
    const router = renderApp(`/positions?company=${uuidOf(404)}&view=page`)
    expect(await screen.findByRole('heading', { name: 'Questa azienda non c’è più' })).toBeTruthy()
    const [, back] = screen.getAllByRole('button', { name: 'Risultati' })
    if (back) fireEvent.click(back)
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('a company shows the list’s data while it loads', async () => {
    server.use(answer(getCompany, makeCompanyDetail(), () => delay('infinite')))
    renderApp('/positions?tab=companies')
    fireEvent.click(await screen.findByRole('link', { name: 'Officine 1' }))
    const pane = await companyPane()
    expect(await pane.findByRole('heading', { level: 2, name: 'Officine 1' })).toBeTruthy()
    expect(pane.getByText('Caricamento…')).toBeTruthy()
  })
})

describe('hotkeys of an open company', () => {
  const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

  it('the key s saves the open company, and Esc closes it and focuses its row', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    const { router } = await openCompany()
    await screen.findByRole('row', { name: /Officine 1/ })
    hit('s')
    await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID, saved: true }))
    hit('Escape')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=companies'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Officine 1'))
  })

  it('the keys j and k open the next and the previous company', async () => {
    const { router } = await openCompany()
    await screen.findByRole('row', { name: /Officine 1/ })
    hit('j')
    expect(router.state.location.search).toBe(`?tab=companies&company=${uuidOf(2)}`)
    expect(screen.getByRole('row', { current: true }).textContent).toContain('Officine 2')
    hit('k')
    expect(router.state.location.search).toBe(`?tab=companies&company=${companyID}`)
  })

  it('the key s saves the company, not a position, while a company is open among positions', async () => {
    const onCall = vi.fn()
    server.use(answer(saveCompany, { status: 'saved' }, onCall))
    const { router } = await openCompany({}, `?company=${companyID}`)
    await screen.findByRole('row', { name: /Saldatore/ })
    hit('s')
    await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID, saved: true }))
    hit('Escape')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})
