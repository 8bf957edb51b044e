import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getLicence, type LicenceDetails, listLicences, requestExtra } from '@vedetta/contracts/customers/licences'
import { expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../testing/api.ts'
import { licenceID, makeLicence, makeLicences, makeSummary } from '../../testing/licence.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

async function open(change: Partial<LicenceDetails> = {}) {
  server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
  server.use(answer(getLicence, makeLicence(change)))
  renderApp('/profile?tab=licenses')
  await screen.findByRole('heading', { name: 'Crediti o ricerche in più' })
  await screen.findByLabelText('Quantità')
}

function type(amount: string) {
  fireEvent.change(screen.getByLabelText('Quantità'), { target: { value: amount } })
}

function send() {
  fireEvent.click(screen.getByRole('button', { name: 'Invia la richiesta' }))
}

function cost() {
  return screen.getByText('Costo').parentElement?.textContent?.replace(/\s/g, ' ')
}

it('a request for extras shows its cost before it is sent', async () => {
  await open()
  expect(cost()).toBe('Costo50,00 €')
  type('1200')
  expect(cost()).toBe('Costo120,00 €')
  fireEvent.click(screen.getByRole('radio', { name: /^Ricerche, 0,15.€ l’unità$/ }))
  expect(cost()).toBe('Costo180,00 €')
  type('')
  expect(cost()).toBe('Costo–')
})

it('a request for extras is sent with unit and amount, then listed', async () => {
  const onCall = vi.fn(() =>
    server.use(
      answer(
        getLicence,
        makeLicence({
          requests: [{ unit: 'search', amount: 200, requestedAt: '2026-11-14T08:00:00Z', granted: false }],
        }),
      ),
    ),
  )
  server.use(answer(requestExtra, {}, onCall))
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /^Ricerche/ }))
  type('200')
  send()
  await expectToast('Richiesta inviata', 'Quando la accogliamo scriviamo a chi amministra la licenza.')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({
    licenceID,
    unit: 'search',
    amount: 200,
    requestID: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const section = within(screen.getByRole('region', { name: 'Crediti o ricerche in più' }))
  expect(section.getByRole('listitem').textContent).toBe('200 ricerche14 nov 2026In attesa')
})

it('a request for extras keeps its ID when retried, and gets a new one when the amount changes', async () => {
  const sent: unknown[] = []
  const keep = (input: unknown) => sent.push((input as { requestID: string }).requestID)
  server.use(fail(requestExtra, 'internal_error', keep))
  await open()
  send()
  expect(await screen.findByText(errors.internal_error.it)).toBeTruthy()
  send()
  await waitFor(() => expect(sent).toHaveLength(2))
  type('700')
  send()
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[1]).toBe(sent[0])
  expect(sent[2]).not.toBe(sent[0])
})

it.each(['0', '1.5', '1000001', ''])('a request for %j extras is not sent', async (amount) => {
  const onCall = vi.fn()
  server.use(answer(requestExtra, {}, onCall))
  await open()
  type(amount)
  send()
  expect(await screen.findByText(errors.invalid_request.it)).toBeTruthy()
  expect(onCall).not.toHaveBeenCalled()
})
