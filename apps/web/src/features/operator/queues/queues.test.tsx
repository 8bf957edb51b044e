import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { discardDeadLetters, getQueues, listDeadLetters, retryDeadLetters } from '@vedetta/contracts/operator/queues'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../../testing/api.ts'
import { makeLetter, makeQueues } from '../../../testing/operator.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { expectToast } from '../../../testing/toasts.ts'

startTestApi()

const at = '2026-11-16T09:00:00.000Z'

beforeEach(() => {
  const queues = makeQueues({
    mail: { waiting: 431, oldest: '2026-11-16T07:30:00.000Z', dead: 2 },
    webhooks: { isOff: true },
  })
  server.use(
    answer(getProfile, { user: makeProfile({ operator: true }) }),
    answer(getQueues, { at, queues }),
    answer(listDeadLetters, { letters: [makeLetter(1), makeLetter(2)], next: null }),
  )
})

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

async function openMail() {
  renderApp('/operator/queues?open=mail')
  const pane = within(await screen.findByRole('complementary', { name: 'Coda' }))
  await pane.findByText('persona1@agenzia.example')
  return pane
}

it('the queues say what waits, what is late, what is off and what was given up', async () => {
  renderApp('/operator/queues')
  const table = await screen.findByRole('table', { name: 'Code' })
  const row = (name: string) =>
    within(table).getByRole('link', { name }).closest('tr')?.textContent?.replace(/\s/g, ' ')
  await within(table).findByRole('link', { name: 'E-mail' })
  expect(row('E-mail')).toContain('In ritardo')
  expect(row('E-mail')).toContain('1 ora fa')
  expect(row('Webhook')).toContain('Spenta')
  expect(row('Visite')).toContain('In ordine')
})

it('a message given up has the name of its mail and the reason in words', async () => {
  const letters = [
    makeLetter(1, { what: 'visitorWrote', error: 'timed_out' }),
    makeLetter(2, { what: 'anOldMail', error: '503' }),
  ]
  server.use(answer(listDeadLetters, { letters, next: null }))
  const pane = await openMail()
  expect(pane.getByText(/^Avviso: ha scritto un visitatore · /)).toBeTruthy()
  expect(pane.getByText('il destinatario non ha risposto in tempo')).toBeTruthy()
  expect(pane.getByText(/^anOldMail · /)).toBeTruthy()
  expect(pane.getByText('503')).toBeTruthy()
})

it('messages given up are all picked by x and tried again by r', async () => {
  const onCall = vi.fn()
  server.use(answer(retryDeadLetters, { retried: 2 }, onCall))
  const pane = await openMail()
  press('x')
  expect(await pane.findByText('2 selezionati')).toBeTruthy()
  press('r')
  await expectToast('Messaggi rimessi in coda')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ queue: 'mail', ids: [makeLetter(1).id, makeLetter(2).id] })
})

it('a message is discarded with a reason', async () => {
  const onCall = vi.fn()
  server.use(answer(discardDeadLetters, { discarded: 1 }, onCall))
  const pane = await openMail()
  fireEvent.click(pane.getByRole('checkbox', { name: /^persona1@/ }))
  press('d')
  const dialog = within(await screen.findByRole('dialog', { name: 'Scartare 1 messaggio?' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Indirizzo inesistente' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Scarta' }))
  await expectToast('1 messaggio scartato')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({
    queue: 'mail',
    ids: [makeLetter(1).id],
    reason: 'Indirizzo inesistente',
  })
})

it('nothing is tried again or discarded while nothing is picked', async () => {
  const onCall = vi.fn()
  server.use(answer(retryDeadLetters, { retried: 0 }, onCall))
  const pane = await openMail()
  press('r')
  press('d')
  expect(pane.getByRole('button', { name: /^Riprova/ }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onCall).not.toHaveBeenCalled()
})

it('a retry that fails keeps what was picked and says why', async () => {
  server.use(fail(retryDeadLetters, 'gone_from_console'))
  const pane = await openMail()
  press('x')
  await pane.findByText('2 selezionati')
  press('r')
  await expectToast('Messaggi non rimessi in coda', errors.gone_from_console.it)
  expect(pane.getByText('2 selezionati')).toBeTruthy()
})

it('a queue that a switch keeps from working leads to the switches', async () => {
  server.use(answer(listDeadLetters, { letters: [], next: null }))
  renderApp('/operator/queues?open=webhooks')
  const pane = within(await screen.findByRole('complementary', { name: 'Coda' }))
  expect((await pane.findByRole('link', { name: 'Interruttori' })).getAttribute('href')).toBe('/operator/switches')
  await waitFor(() => expect(pane.getByText('Nessun messaggio abbandonato.')).toBeTruthy())
})
