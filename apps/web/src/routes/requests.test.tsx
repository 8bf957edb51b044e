import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { answerRequest, listRequests, type WaitingRequest } from '@vedetta/contracts/operations/requests'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'
import { answerRequests, makeRequest } from '../testing/requests.ts'
import { listOf, uuidOf } from '../testing/saved.ts'
import { expectToast } from '../testing/toasts.ts'

startTestApi()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T09:00:00Z') })
  server.use(answer(getProfile, { user: makeProfile({ operator: true }) }))
})
afterEach(() => vi.useRealTimers())

async function open(requests: WaitingRequest[], search = '') {
  server.use(answerRequests(requests))
  const router = renderApp(`/operator/requests${search}`)
  await screen.findByRole('list', { name: 'Richieste e segnalazioni' })
  return router
}

const items = () => within(screen.getByRole('list', { name: 'Richieste e segnalazioni' })).getAllByRole('listitem')
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const params = (onCall: ReturnType<typeof vi.fn>) => Object.fromEntries(onCall.mock.lastCall?.[0] as URLSearchParams)

describe('the queue', () => {
  it('the queue shows the subject, reason and author of each request, with its link', async () => {
    await open([
      makeRequest(1, {
        kind: 'position',
        subject: { name: 'Tornitore', companyID: uuidOf(9), positionID: uuidOf(8) },
        reason: 'È chiusa.',
      }),
      makeRequest(2, { kind: 'company', subject: { name: 'Officine Prova', companyID: uuidOf(9), positionID: null } }),
      makeRequest(3, { kind: 'missing_site', url: 'https://www.officine.example/chi-siamo', by: null }),
    ])
    const [position, company, site] = items().map(({ textContent }) => textContent)
    expect(position).toContain('Posizione segnalataoggi, 09:00 da giulia.bianchi@agenzia.exampleTornitoreÈ chiusa.')
    expect(company).toContain('Azienda segnalata')
    expect(company).toContain('Nessun motivo indicato')
    expect(site).toContain('da un account eliminatoOfficine 3officine.example/chi-siamo')
    expect(linkOf('Tornitore')).toBe(`/positions?position=${uuidOf(8)}`)
    expect(linkOf('Officine Prova')).toBe(`/positions?company=${uuidOf(9)}&view=page`)
    expect(linkOf('officine.example/chi-siamo (si apre in un’altra scheda)')).toBe(
      'https://www.officine.example/chi-siamo',
    )
  })

  it('the queue is filtered by kind, with the count of each, in the URL', async () => {
    const onCall = vi.fn()
    await open(listOf(2, makeRequest))
    const kinds = within(screen.getByRole('navigation', { name: 'Tipo di richiesta' }))
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tutte2',
      'Posizione segnalata0',
      'Azienda segnalata0',
      'Contatto segnalato0',
      'Azienda mancante2',
      'Sito mancante0',
      'Messaggio0',
      'Sito da non visitare0',
      'Dati personali0',
    ])
    server.use(answerRequests([makeRequest(2)], {}, onCall))
    fireEvent.click(kinds.getByRole('link', { name: /^Azienda mancante/ }))
    await screen.findByRole('heading', { level: 2, name: '1 richiesta' })
    expect(params(onCall)).toEqual({ state: 'waiting', kind: 'missing_company', page: '1' })
    expect(kinds.getByRole('link', { name: /^Azienda mancante/ }).getAttribute('aria-current')).toBe('true')
  })

  it('the queue has pages of 25', async () => {
    const onCall = vi.fn()
    server.use(answerRequests(listOf(25, makeRequest), { total: 60 }))
    renderApp('/operator/requests')
    const third = await screen.findByRole('link', { name: 'Pagina 3' })
    server.use(answerRequests(listOf(10, makeRequest), { total: 60, page: 3 }, onCall))
    fireEvent.click(third)
    await waitFor(() => expect(items()).toHaveLength(10))
    expect(params(onCall)).toMatchObject({ page: '3' })
  })

  it('the queue shows its last page for a URL beyond it', async () => {
    server.use(answerRequests([], { total: 30, page: 4 }))
    const router = renderApp('/operator/requests?page=4')
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
  })

  it('the queue lists answered requests on a tab of their own', async () => {
    const onCall = vi.fn()
    const router = await open([makeRequest(1)])
    const answered = { outcome: 'declined', text: 'È già presente.', at: '2026-11-15T10:30:00Z' } as const
    server.use(answerRequests([makeRequest(2, { answer: answered })], {}, onCall))
    fireEvent.click(screen.getByRole('tab', { name: 'Con risposta' }))
    await waitFor(() => expect(items()[0]?.textContent).toContain('Non confermataRisposta ieri, 11:30È già presente.'))
    expect(params(onCall)).toEqual({ state: 'answered', page: '1' })
    expect(router.state.location.search).toBe('?state=answered')
    expect(screen.queryByRole('button', { name: /^Rispondi/ })).toBeNull()
  })

  it.each([
    ['', 'Nessuna richiesta in attesa'],
    ['?state=answered', 'Ancora nessuna risposta'],
  ])('an empty queue says so at %j', async (search, text) => {
    server.use(answerRequests([]))
    renderApp(`/operator/requests${search}`)
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
  })

  it('the queue shows a skeleton while it loads, and a retry when it fails', async () => {
    const answered = Promise.withResolvers<void>()
    server.use(fail(listRequests, 'internal_error', () => answered.promise))
    renderApp('/operator/requests')
    expect(await screen.findByRole('heading', { level: 2, name: 'Caricamento…' })).toBeTruthy()
    answered.resolve()
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answerRequests([makeRequest(1)]))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(items()).toHaveLength(1))
  })

  it('the queue is in the menu of operators', async () => {
    await open([makeRequest(1)])
    fireEvent.click(screen.getByRole('button', { name: /^Account di/ }))
    expect((await screen.findByRole('menuitem', { name: 'Richieste e segnalazioni' })).getAttribute('href')).toBe(
      '/operator/requests',
    )
  })

  it('the queue is refused to other users, without a request', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: makeProfile() }), answerRequests([], {}, onCall))
    renderApp('/operator/requests')
    expect(
      await screen.findByRole('heading', { name: 'Questa pagina è riservata agli operatori di Vedetta' }),
    ).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })
})

describe('an answer', () => {
  async function openAnswer(change: Partial<WaitingRequest> = {}) {
    await open([makeRequest(1, change), makeRequest(2)])
    fireEvent.click(screen.getByRole('button', { name: 'Rispondi alla richiesta su Officine 1' }))
    return within(await screen.findByRole('dialog', { name: 'Rispondi alla richiesta su Officine 1' }))
  }
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Invia la risposta' }))

  it('an answer is sent with its outcome and text, then the queue is fetched again and a toast shows the result', async () => {
    const onCall = vi.fn(() => server.use(answerRequests([makeRequest(2)])))
    server.use(answer(answerRequest, { paidBack: 10 }, onCall))
    const dialog = await openAnswer({ kind: 'contact' })
    expect(dialog.getByText(/^Il contatto non compare più/)).toBeTruthy()
    expect(dialog.getByText('L’esito viene inviato per e-mail a giulia.bianchi@agenzia.example.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: /^Confermata/ }))
    fireEvent.change(dialog.getByLabelText('Testo per chi ha inviato la richiesta'), {
      target: { value: 'Hai ragione.' },
    })
    submit()
    await expectToast('Risposta registrata', 'Restituiti 10 crediti.')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      requestID: uuidOf(1),
      outcome: 'confirmed',
      text: 'Hai ragione.',
      erases: false,
    })
    expect(items()).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1 richiesta'))
  })

  it('an answer to a visitor’s message needs a text unless the message is closed', async () => {
    const onCall = vi.fn()
    const sender = {
      name: 'Officine 1',
      company: 'Agenzia Ponte',
      topic: 'trial',
      message: 'Vorrei\nprovarla.',
    } as const
    server.use(fail(answerRequest, 'answer_required'))
    await open([makeRequest(1, { kind: 'message', sender, by: 'anna@ponte.example' })])
    const text = items()[0]?.textContent
    expect(text).toContain('Officine 1 · Agenzia Ponte · Una prova di 3 o 6 mesi')
    expect(text).toContain('Vorrei\nprovarla.')
    fireEvent.click(screen.getByRole('button', { name: 'Rispondi alla richiesta su Officine 1' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('radio', { name: /^Con risposta/ }))
    submit()
    expect(await dialog.findByText(errors.answer_required.it)).toBeTruthy()
    server.use(answer(answerRequest, { paidBack: 0 }, onCall))
    fireEvent.click(dialog.getByRole('radio', { name: /^Chiuso senza risposta/ }))
    submit()
    await expectToast('Risposta registrata')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ requestID: uuidOf(1), outcome: 'declined', erases: false })
  })

  it('an answer about personal data erases its sender only where that is ticked beside its confirmation', async () => {
    const onCall = vi.fn()
    server.use(answer(answerRequest, { paidBack: 0 }, onCall))
    const dialog = await openAnswer({ kind: 'personal_data', by: 'anna@ponte.example' })
    expect(dialog.queryByRole('checkbox')).toBeNull()
    fireEvent.click(dialog.getByRole('radio', { name: /^Con risposta/ }))
    fireEvent.click(dialog.getByRole('checkbox', { name: /anna@ponte\.example/ }))
    fireEvent.change(dialog.getByLabelText('Testo per chi ha inviato la richiesta'), { target: { value: 'Fatto.' } })
    submit()
    await expectToast('Risposta registrata')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      requestID: uuidOf(1),
      outcome: 'confirmed',
      text: 'Fatto.',
      erases: true,
    })
  })

  it('an answer needs an outcome', async () => {
    const onCall = vi.fn()
    server.use(answer(answerRequest, { paidBack: 0 }, onCall))
    const dialog = await openAnswer()
    submit()
    expect(await dialog.findByText('Scegli l’esito.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: /^Non confermata/ }))
    await waitFor(() => expect(dialog.queryByText('Scegli l’esito.')).toBeNull())
    submit()
    await expectToast('Risposta registrata')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ requestID: uuidOf(1), outcome: 'declined', erases: false })
  })

  it('a request answered by another operator meanwhile shows that, and the queue can be refreshed', async () => {
    server.use(fail(answerRequest, 'request_answered'))
    const dialog = await openAnswer({ by: null })
    expect(dialog.getByText(/nessuno riceve l’esito/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: /^Confermata/ }))
    submit()
    expect(await dialog.findByText(errors.request_answered.it)).toBeTruthy()
    server.use(answerRequests([makeRequest(2)]))
    fireEvent.click(dialog.getByRole('button', { name: 'Aggiorna l’elenco' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(items()).toHaveLength(1)
  })
})
