import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import {
  createWebhook,
  deleteWebhook,
  listWebhookMessages,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookMessage,
} from '@vedetta/contracts/outward/webhooks'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { makeFilter } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

const webhookID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1e01'
const secret = 'whsec_segreto_di_prova'
const filter = makeFilter(1, { name: 'Saldatori' })

const makeWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  webhookID,
  filterID: filter.filterID,
  filterName: 'Saldatori',
  url: 'https://ats.example/in',
  content: 'heads',
  createdAt: '2026-11-17T09:00:00Z',
  pausedAt: null,
  pauseReason: null,
  lastDelivery: null,
  waiting: 0,
  ...change,
})

const makeMessage = (change: Partial<WebhookMessage> = {}): WebhookMessage => ({
  messageNo: 7,
  messageID: 'msg_7',
  type: 'position.opened',
  positionID: '11111111-3a5a-4a2a-8f1e-0a6f3b0a1e01',
  title: 'Saldatore TIG',
  event: 41,
  happenedAt: '2026-11-17T09:00:00Z',
  state: 'delivered',
  attempts: 2,
  lastTried: '2026-11-17T09:01:00Z',
  nextAt: null,
  status: 204,
  error: null,
  ...change,
})

beforeEach(() => {
  server.use(
    answer(getProfile, { user: makeProfile({ publicApi: true }) }),
    answer(listSavedFilters, { filters: [filter] }),
    answer(listWebhooks, { webhooks: [makeWebhook()] }),
    answer(listWebhookMessages, { messages: [makeMessage()], next: null }),
  )
})

const open = () => renderApp('/profile?tab=integrations')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const row = async () => within(await screen.findByRole('list', { name: 'Webhook' })).getByRole('listitem')

describe('the list of webhooks', () => {
  it('a webhook is listed with its filter, address, content and deliveries', async () => {
    server.use(answer(listWebhooks, { webhooks: [makeWebhook({ waiting: 2 })] }))
    open()
    const text = (await row()).textContent
    expect(text).toContain('Saldatorihttps://ats.example/in')
    expect(text).toContain('Solo l’avviso · creato il 17 nov 2026 · nessuna consegna finora · 2 messaggi in attesa')
  })

  it('a webhook that failed for days says that it is paused, and why', async () => {
    const paused = makeWebhook({ pausedAt: '2026-11-17T09:00:00Z', pauseReason: 'failing' })
    server.use(answer(listWebhooks, { webhooks: [paused] }))
    open()
    expect((await row()).textContent).toContain('Nessuna consegna riuscita in 3 giorni.')
  })

  it('webhooks that fail to load show the error and a retry', async () => {
    server.use(fail(listWebhooks, 'internal_error'))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listWebhooks, { webhooks: [] }))
    await press('Riprova')
    expect(await screen.findByText(/^Nessun webhook/)).toBeTruthy()
  })
})

describe('a new webhook', () => {
  it('a new webhook sends free heads unless the person chooses otherwise, and shows its secret once', async () => {
    const onCall = vi.fn()
    server.use(answer(createWebhook, { webhookID, secret, webhooks: [makeWebhook()] }, onCall))
    open()
    await press('Crea un webhook')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(await dialog.findByLabelText('Indirizzo'), { target: { value: 'https://ats.example/in' } })
    expect(dialog.getByText(/^1 credito a posizione/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Crea il webhook' }))
    expect(await screen.findByText(secret)).toBeTruthy()
    const wanted = { filterID: filter.filterID, url: 'https://ats.example/in', content: 'heads' }
    expect(onCall).toHaveBeenCalledExactlyOnceWith(wanted)
  })

  it.each(['ats.example', 'http://ats.example/', 'https://10.0.0.1/', 'https://ats.example:8443/'])(
    'a new webhook is not made to %s, which is told at its field',
    async (url) => {
      open()
      await press('Crea un webhook')
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.change(await dialog.findByLabelText('Indirizzo'), { target: { value: url } })
      fireEvent.click(dialog.getByRole('button', { name: 'Crea il webhook' }))
      expect(await dialog.findByText(errors.webhook_address.it)).toBeTruthy()
    },
  )

  it('a new webhook is not offered while there is no saved filter', async () => {
    server.use(answer(listSavedFilters, { filters: [] }))
    open()
    await press('Crea un webhook')
    expect(await screen.findByText(/serve un filtro salvato/)).toBeTruthy()
  })
})

describe('the messages of a webhook', () => {
  it('a message is listed with its position, outcome and attempts', async () => {
    const refused = { state: 'waiting', status: 500, error: 'refused', nextAt: '2026-11-17T09:06:00Z' } as const
    const messages = [makeMessage({ messageNo: 8, title: 'Cuoco', ...refused }), makeMessage()]
    server.use(answer(listWebhookMessages, { messages, next: null }))
    open()
    await press('Messaggi del webhook di Saldatori')
    const [waiting, delivered] = within(await screen.findByRole('list', { name: 'Messaggi' })).getAllByRole('listitem')
    expect(waiting?.textContent).toContain('CuocoIn attesa')
    expect(waiting?.textContent).toContain(
      'risposta 500 · il destinatario ha rifiutato il messaggio · prossimo tentativo',
    )
    expect(delivered?.textContent).toContain('Saldatore TIGConsegnato')
    expect(delivered?.textContent).toContain('position.opened')
    expect(delivered?.textContent).toContain('2 tentativi')
  })

  it('a test is sent and then stands in the list', async () => {
    const onCall = vi.fn(() => {
      const test = makeMessage({ messageNo: 9, type: 'webhook.test', positionID: null, title: null })
      server.use(answer(listWebhookMessages, { messages: [test], next: null }))
    })
    server.use(answer(testWebhook, { messageNo: 9 }, onCall))
    open()
    await press('Messaggi del webhook di Saldatori')
    await press('Invia una prova')
    expect(await screen.findByText('Messaggio di prova')).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ webhookID })
  })

  it('a message is sent again by its button, and those of a day by theirs', async () => {
    const onCall = vi.fn()
    server.use(answer(replayWebhook, { messages: 1 }, onCall))
    open()
    await press('Messaggi del webhook di Saldatori')
    await press('Rinvia il messaggio su Saldatore TIG')
    await expectToast('Messaggi in partenza')
    expect(onCall).toHaveBeenLastCalledWith({ webhookID, messageNo: 7 })
    await press('Rinvia le ultime 24 ore')
    await waitFor(() => expect(onCall).toHaveBeenLastCalledWith({ webhookID, since: expect.any(String) }))
  })
})

it('a webhook is paused, and goes to another address, once saved', async () => {
  const onCall = vi.fn()
  const paused = makeWebhook({ pausedAt: '2026-11-17T09:00:00Z', pauseReason: 'person' })
  server.use(answer(updateWebhook, { webhooks: [paused] }, onCall))
  open()
  await press('Modifica il webhook di Saldatori')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Indirizzo'), { target: { value: 'https://ats.example/2' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: /In pausa/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Salva' }))
  await waitFor(async () => expect((await row()).textContent).toContain('SaldatoriIn pausa'))
  const changes = { url: 'https://ats.example/2', content: 'heads', paused: true }
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ webhookID, ...changes })
})

it('the secret of a webhook is replaced once confirmed, and the new one is shown', async () => {
  server.use(answer(rotateWebhookSecret, { secret }))
  open()
  await press('Modifica il webhook di Saldatori')
  await press('Sostituisci il segreto')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Per 24 ore firmiamo con entrambi/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Sostituisci' }))
  expect(await screen.findByText(secret)).toBeTruthy()
})

it('a webhook is deleted once confirmed', async () => {
  const onCall = vi.fn()
  server.use(answer(deleteWebhook, { webhooks: [] }, onCall))
  open()
  await press('Elimina il webhook di Saldatori')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }))
  await expectToast('Webhook eliminato')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ webhookID })
  expect(await screen.findByText(/^Nessun webhook/)).toBeTruthy()
})
