import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { listContacts } from '@vedetta/contracts/companies/company-contacts'
import { saveCompany } from '@vedetta/contracts/companies/saved-companies'
import { getPosition, listSimilarPositions, type PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { anyInvisibleCharacters, holdsInvisible, scattered } from '@vedetta/contracts/testing/invisible-characters'
import { visibleCharacters } from '@vedetta/contracts/text/visible-text'
import fc from 'fast-check'
import { delay } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  answerPages,
  answerSearch,
  fail,
  makeDetail,
  makePosition,
  makePositions,
  positionIDOf,
  server,
} from '../../../testing/api.ts'
import { solveCaptchas } from '../../../testing/captcha.ts'
import { makeContacts } from '../../../testing/contacts.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { expectToast } from '../../../testing/toasts.ts'

startTestApi()

afterEach(() => void vi.useRealTimers())

const { positionID } = makePosition()

async function open(change: Partial<PositionDetail> = {}) {
  const { status = 'seen' } = change
  server.use(answer(getPosition, makeDetail({ status, ...change })))
  server.use(answerSearch({ positions: [makePosition({ status })] }))
  const router = renderApp(`/positions?position=${positionID}`)
  const pane = within(await screen.findByRole('complementary', { name: 'Posizione aperta' }))
  await pane.findByText('Descrizione')
  return { router, pane }
}

const region = (pane: ReturnType<typeof within>, name: string) => within(pane.getByRole('region', { name }))
const plain = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ')

describe('an open position', () => {
  it('an open position shows its name, date, company and place', async () => {
    const { pane } = await open({ status: 'contacted' })
    expect(pane.getByRole('heading', { level: 2, name: 'Saldatore TIG' })).toBeTruthy()
    expect(pane.getByText(/^Contattata ·/).textContent).toMatch(/^Contattata · trovata /)
    expect(pane.getByText('· Albino (BG)')).toBeTruthy()
  })

  it('an open position shows the characters of a page’s title, description and quotes that can be seen, and adds no others', async () => {
    const shown = async (characters: string) => {
      const clean = (text: string) => visibleCharacters(scattered(text, characters))
      const evidence = makeDetail().evidence.map((one) => ({ ...one, quote: clean('Saldatore TIG 👨‍🏭') }))
      const { pane } = await open({
        name: clean('Saldatore TIG'),
        description: clean('Cerchiamo un saldatore.'),
        evidence,
      })
      expect(pane.getByRole('heading', { level: 2, name: 'Saldatore TIG' })).toBeTruthy()
      expect(pane.getByText('Cerchiamo un saldatore.')).toBeTruthy()
      expect(holdsInvisible((document.body.textContent ?? '').replaceAll('👨‍🏭', ''))).toBe(false)
      cleanup()
    }
    await fc.assert(fc.asyncProperty(anyInvisibleCharacters, shown), { numRuns: 3, endOnFailure: true })
  })

  it('an open position shows its details and which are not stated', async () => {
    const { pane } = await open({ noAgencies: true, protectedCategories: true })
    const facts = pane.getAllByRole('definition').map((fact) => plain(fact))
    expect(facts).toEqual(
      expect.arrayContaining([
        ...['Tempo indeterminato', 'Tempo pieno', 'Almeno 3 anni', '26.000–30.000 € l’anno', 'Albino (BG)', 'No'],
        ...['Operai', 'TIG, disegno tecnico', 'Riservata (L. 68/99)', 'Non vuole agenzie'],
      ]),
    )
    expect(plain(pane.getByText(/^La pagina non indica/))).toBe(
      'La pagina non indica: lingue, profilo cercato, certificazioni e benefit.',
    )
    expect(pane.getByText(/non vuole essere contattata da agenzie/)).toBeTruthy()
  })

  it.each([
    [{ from: 1500, to: 1500, period: 'month' }, '1.500 € al mese'],
    [{ from: 12, to: null, period: 'hour' }, 'da 12 € l’ora'],
    [{ from: null, to: 40_000, period: 'year' }, 'fino a 40.000 € l’anno'],
  ] as const)('an open position shows the pay %o', async (pay, text) => {
    const { pane } = await open({ pay })
    expect(pane.getAllByRole('definition').map((fact) => plain(fact))).toContain(text)
  })

  it('an open position answers "come lo sappiamo?" for a fact with the quote, the page and the reading method', async () => {
    const { pane } = await open()
    const toggle = pane.getByRole('button', { name: 'Come lo sappiamo? Contratto' })
    expect(pane.queryByText(/assunzione a tempo indeterminato/)).toBeNull()
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    const quote = pane.getByRole('figure')
    expect(plain(quote)).toBe(
      '“assunzione a tempo indeterminato”officinevalseriana.example/lavora-con-noi (si apre in un’altra scheda) · testo della pagina',
    )
    fireEvent.click(toggle)
    expect(pane.queryByRole('figure')).toBeNull()
    expect(pane.queryByRole('button', { name: 'Come lo sappiamo? Orario' })).toBeNull()
  })

  it('an open position whose reading is sure says so, and why on request', async () => {
    const { pane } = await open()
    expect(plain(pane.getByText('Lettura:').closest('p') as HTMLElement)).toBe('Lettura: sicura')
    expect(pane.queryByText('Da verificare')).toBeNull()
    const why = pane.getByRole('button', { name: 'Perché' })
    expect(why.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(why)
    const reasons = document.getElementById(why.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(within(reasons).getAllByRole('listitem').map(plain)).toEqual([
      'Sta sotto un titolo che annuncia posizioni aperte',
      'Il titolo è quello di un ruolo',
    ])
    expect(within(reasons).getByRole('link').getAttribute('href')).toBe('/lettura')
  })

  it('an open position to be checked is marked, with its doubts unfolded', async () => {
    const { pane } = await open({ reading: { isSure: false, confidence: 0.61, reasons: ['no_details', 'title'] } })
    expect(pane.getByText('Da verificare').title).toBe('Dice poco oltre al titolo\nIl titolo è quello di un ruolo')
    expect(plain(pane.getByText('Lettura:').closest('p') as HTMLElement)).toBe('Lettura: da verificare')
    expect(pane.getByRole('button', { name: 'Perché' }).getAttribute('aria-expanded')).toBe('true')
    expect(pane.getByText('Dice poco oltre al titolo')).toBeTruthy()
    expect(pane.getByText(/apri l’annuncio sul sito/)).toBeTruthy()
  })

  it('an open position that was stored without reasons has no "Perché"', async () => {
    const { pane } = await open({ reading: { isSure: true, confidence: 1, reasons: [] } })
    expect(pane.getByText('Lettura:')).toBeTruthy()
    expect(pane.queryByRole('button', { name: 'Perché' })).toBeNull()
  })

  it('an open position shows its sources, when it was first and last seen, and last verified', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] })
    const { pane } = await open()
    const proof = region(pane, 'Letta sul sito dell’azienda')
    expect(plain(proof.getByRole('listitem'))).toBe(
      'officinevalseriana.example/lavora-con-noi (si apre in un’altra scheda) pagina' +
        'vista la prima volta ieri, 07:12 · l’ultima oggi, 08:05',
    )
    expect(plain(proof.getByText(/^Ancora aperta/))).toBe('Ancora aperta all’ultima lettura: oggi, 08:05')
  })

  it('an open position says when its reader was told of it, in the app and by mail', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] })
    const inApp = '2026-11-14T06:13:00Z'
    const { pane } = await open({ told: { inApp, byMail: '2026-11-15T07:00:00Z' } })
    const proof = region(pane, 'Letta sul sito dell’azienda')
    expect(plain(proof.getByText(/^Segnalata a te/))).toBe('Segnalata a te: ieri, 07:13 · per e-mail: oggi, 08:00')
    cleanup()
    const { pane: withoutMail } = await open({ lastVerified: null, told: { inApp, byMail: null } })
    expect(plain(withoutMail.getByText(/^Segnalata a te/))).toBe('Segnalata a te: ieri, 07:13')
    cleanup()
    expect((await open()).pane.queryByText(/^Segnalata a te/)).toBeNull()
  })

  it('an open position says where a contact is omitted, and links a listed one to its row under Contacts', async () => {
    const contacts = makeContacts()
    const contactID = contacts.people[0]?.contactID ?? ''
    server.use(answer(listContacts, contacts))
    const label = '[contatto omesso]'
    const description = `Chiedere di ${label}.\n\n- oppure di ${label}`
    const second = description.lastIndexOf(label)
    const first = description.indexOf(label)
    const { pane } = await open({
      description,
      descriptionMasks: [
        { start: first, end: first + label.length, contactID: null },
        { start: second, end: second + label.length, contactID },
      ],
    })
    const text = region(pane, 'Descrizione')
    expect(plain(text.getByText(/^Chiedere di/))).toBe('Chiedere di [contatto omesso].')
    expect(plain(text.getByRole('listitem'))).toBe('oppure di vedi contatto')
    await pane.findByRole('list', { name: 'Persone' })
    fireEvent.click(text.getByRole('button', { name: 'vedi contatto' }))
    expect(document.activeElement?.id).toBe(`contact-${contactID}`)
  })

  it('a quote says where a contact is omitted', async () => {
    const quote = 'assunzione, sentire [contatto omesso]'
    const masks = [{ start: 20, end: quote.length, contactID: null }]
    const { pane } = await open({
      evidence: [{ field: 'contract', quote, masks, url: 'https://prova.example/', extractor: null }],
    })
    fireEvent.click(pane.getByRole('button', { name: 'Come lo sappiamo? Contratto' }))
    expect(plain(pane.getByRole('figure'))).toContain('“assunzione, sentire [contatto omesso]”')
  })

  it('an open position keeps the paragraphs and lists of its description and renders no markup', async () => {
    const { pane } = await open({ description: 'Cerchiamo <b>un saldatore</b>.\n\n- TIG\n- MIG' })
    const description = region(pane, 'Descrizione')
    expect(description.getByText('Cerchiamo <b>un saldatore</b>.')).toBeTruthy()
    expect(description.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['TIG', 'MIG'])
  })

  it('an open position summarises its company', async () => {
    const { pane } = await open()
    const company = region(pane, 'Azienda')
    expect(company.getAllByRole('definition').map((fact) => plain(fact))).toEqual([
      ...['1.186', '41,2 Mln €', '1974', 'Società per azioni', '01234567890'],
      'officinevalseriana.example (si apre in un’altra scheda)',
      ...['25.62 · Lavori di meccanica generale', 'Via Serio 12, Albino (BG)'],
    ])
  })

  it('an open position marks a company that is an agency, with the reason', async () => {
    const { pane } = await open({ employer: { ...makeDetail().employer, isAgency: true, agencyReason: 'adverts' } })
    expect(region(pane, 'Azienda').getByText('Agenzia')).toBeTruthy()
    expect(region(pane, 'Azienda').getByText('I suoi annunci sono per conto di clienti')).toBeTruthy()
  })

  it('an open position links to its company', async () => {
    const { router, pane } = await open()
    const link = region(pane, 'Azienda').getByRole('link', { name: 'Scheda dell’azienda' })
    expect(link.getAttribute('href')).toBe(`/positions?company=${makePosition().company.companyID}`)
    fireEvent.click(link)
    await waitFor(() => expect(router.state.location.search).toBe(`?company=${makePosition().company.companyID}`))
  })

  it('an open position saves and removes its company', async () => {
    const onSave = vi.fn()
    const { pane } = await open()
    const { companyID } = makePosition().company
    const save = region(pane, 'Azienda').getByRole('button', { name: 'Salva l’azienda' })
    expect(save.getAttribute('aria-pressed')).toBe('false')
    server.use(answer(saveCompany, { status: 'saved' }, onSave))
    fireEvent.click(save)
    await waitFor(() => expect(save.textContent).toBe('Azienda salvata'))
    expect(save.getAttribute('aria-pressed')).toBe('true')
    expect(onSave).toHaveBeenLastCalledWith({ companyID, saved: true })
    server.use(answer(saveCompany, { status: 'removed' }, onSave))
    fireEvent.click(save)
    await waitFor(() => expect(save.textContent).toBe('Salva l’azienda'))
    expect(onSave).toHaveBeenLastCalledWith({ companyID, saved: false })
  })

  it('an open position shows the general and personal contacts of its company', async () => {
    const onContacts = vi.fn()
    server.use(answer(listContacts, makeContacts(), (query) => onContacts((query as URLSearchParams).get('companyID'))))
    const { pane } = await open()
    expect(await pane.findByText('0 di 2 sbloccati')).toBeTruthy()
    const contacts = region(pane, 'Contatti')
    expect(contacts.getByRole('link', { name: 'info@officinevalseriana.example' })).toBeTruthy()
    expect(contacts.getAllByText('Nome e indirizzo nascosti')).toHaveLength(2)
    expect(onContacts).toHaveBeenLastCalledWith(makePosition().company.companyID)
  })

  it('an open position links to the other open positions of its company', async () => {
    const { router, pane } = await open()
    const others = region(pane, 'Altre posizioni aperte')
    expect(others.getByText('4 in tutto')).toBeTruthy()
    fireEvent.click(others.getByRole('link', { name: 'Tornitore CNC' }))
    expect(router.state.location.search).toBe('?position=7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c09')
  })

  it('an open position links to similar ones nearby, with their companies', async () => {
    const { company, places, firstSeen } = makePosition()
    const similar = {
      positionID: positionIDOf(7),
      name: 'Welder',
      company: { ...company, name: 'Beta' },
      places,
      firstSeen,
    }
    server.use(answer(listSimilarPositions, { positions: [similar] }))
    const { router, pane } = await open()
    await pane.findByText('Posizioni simili in zona')
    const section = region(pane, 'Posizioni simili in zona')
    expect(section.getByText(/^Beta · /)).toBeTruthy()
    fireEvent.click(section.getByRole('link', { name: 'Welder' }))
    expect(router.state.location.search).toBe(`?position=${positionIDOf(7)}`)
  })

  it('an open position without similar ones says nothing of them', async () => {
    const onSimilar = vi.fn()
    server.use(answer(listSimilarPositions, { positions: [] }, onSimilar))
    const { pane } = await open()
    await waitFor(() => expect(onSimilar).toHaveBeenCalled())
    expect(pane.queryByText('Posizioni simili in zona')).toBeNull()
  })

  it('an open position links only to http and https URLs', async () => {
    const firstSeen = '2026-11-14T06:12:00Z'
    const { pane } = await open({ sources: [{ url: 'javascript:alert(1)', kind: 'page', firstSeen, lastSeen: null }] })
    expect(pane.getByText('javascript:alert(1)').closest('a')).toBeNull()
    expect(pane.queryByRole('link', { name: 'Apri l’annuncio sul sito' })).toBeNull()
  })

  it('an open position has a link to copy and one to its source, at the quoted words', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    const { pane } = await open()
    fireEvent.click(pane.getByRole('button', { name: 'Copia il link' }))
    await expectToast('Link copiato')
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/positions?position=${positionID}`)
    expect(pane.getByRole('link', { name: 'Apri l’annuncio sul sito' }).getAttribute('href')).toBe(
      'https://www.officinevalseriana.example/lavora-con-noi#:~:text=assunzione%20a%20tempo%20indeterminato',
    )
  })

  it('an open position can be reported', async () => {
    solveCaptchas()
    const { pane } = await open()
    fireEvent.click(pane.getByRole('button', { name: 'Altre azioni' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Segnala un errore' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

describe('loading a position', () => {
  it('a closed position shows when it was closed and keeps its data', async () => {
    const { pane } = await open({ closedAt: '2026-11-12T06:00:00Z' })
    expect(pane.getByText('Chiusa il 12 nov 2026')).toBeTruthy()
    expect(pane.getByText(/^L’azienda ha tolto questa posizione dal suo sito/)).toBeTruthy()
    expect(pane.getByText(/^Ultima lettura:/)).toBeTruthy()
  })

  it('an unknown position leads back to the results', async () => {
    server.use(fail(getPosition, 'unknown_position'))
    const router = renderApp(`/positions?position=${positionIDOf(404)}`)
    const pane = within(await screen.findByRole('complementary', { name: 'Posizione aperta' }))
    expect(await pane.findByRole('heading', { name: 'Questa posizione non c’è più' })).toBeTruthy()
    const [, back] = pane.getAllByRole('button', { name: 'Risultati' })
    if (back) fireEvent.click(back)
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('a position that fails to load offers a retry', async () => {
    server.use(fail(getPosition, 'internal_error'))
    renderApp(`/positions?position=${positionID}`)
    const pane = within(await screen.findByRole('complementary', { name: 'Posizione aperta' }))
    expect((await pane.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(getPosition, makeDetail()))
    fireEvent.click(pane.getByRole('button', { name: 'Riprova' }))
    expect(await pane.findByText('Descrizione')).toBeTruthy()
  })

  it('a position shows the list’s data while it loads', async () => {
    server.use(answer(getPosition, makeDetail(), () => delay('infinite')))
    renderApp(`/positions?position=${positionID}`)
    const pane = within(await screen.findByRole('complementary', { name: 'Posizione aperta' }))
    expect(await pane.findByRole('heading', { level: 2, name: 'Saldatore TIG' })).toBeTruthy()
    expect(pane.getByText('Caricamento…')).toBeTruthy()
  })

  it('a position leads on to the next one of the list', async () => {
    server.use(answerPages([makePositions(1, 2)]))
    const router = renderApp(`/positions?position=${positionIDOf(1)}`)
    await screen.findByRole('row', { name: /Posizione 2/ })
    fireEvent.click(await screen.findByRole('button', { name: 'Posizione successiva' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${positionIDOf(2)}`))
  })
})
