import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { buyExtra, openPortal } from '@vedetta/contracts/customers/billing'
import { askForExtra, listLicences } from '@vedetta/contracts/customers/licences'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { searchPositions } from '@vedetta/contracts/search/position-search'
import { expect, it, vi } from 'vitest'
import { answer, answerInstance, fail, makeProfile, server } from '../../../testing/api.ts'
import { makeLicences } from '../../../testing/licence.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const user = makeProfile()
const licenceID = user.subscription.licenceID ?? ''

async function runOut({ pays, payments = true }: { pays: boolean; payments?: boolean }) {
  const licence = { licenceID, customer: 'Lario S.p.A.', tier: 'team', expired: false } as const
  server.use(answer(getProfile, { user }), answerInstance({ payments }))
  server.use(answer(listLicences, makeLicences({ billed: pays ? [licence] : [] })))
  server.use(fail(searchPositions, 'search_limit_reached'))
  renderApp('/positions?name=saldatore')
  const alert = await screen.findByRole('alert')
  await within(alert).findByRole('heading', { name: 'Ricerche finite: si rinnovano il 1 dic 2026' })
  expect(alert.textContent).toContain(errors.search_limit_reached.it)
  return within(alert)
}

it('a payer out of searches buys more with one click', async () => {
  const redirect = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const onBuy = vi.fn()
  server.use(answer(buyExtra, { url: 'https://checkout.stripe.example/c/1' }, onBuy))
  const alert = await runOut({ pays: true })
  fireEvent.click(await alert.findByRole('button', { name: /^Compra 100 ricerche · 15,00.€$/ }))
  await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.example/c/1'))
  expect(onBuy).toHaveBeenCalledExactlyOnceWith({ licenceID, unit: 'search', amount: 100 })
  redirect.mockRestore()
})

it('a payer out of searches opens the portal at the plans with one click', async () => {
  const redirect = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const onOpen = vi.fn()
  server.use(answer(openPortal, { url: 'https://billing.stripe.example/p/1' }, onOpen))
  const alert = await runOut({ pays: true })
  fireEvent.click(await alert.findByRole('button', { name: 'Passa a Pro' }))
  await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://billing.stripe.example/p/1'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ licenceID, page: 'plans' })
  redirect.mockRestore()
})

it.each([
  ['pays for another licence or none', { pays: false }],
  ['uses an instance without payments', { pays: true, payments: false }],
])('a user out of searches who %s asks for more, and is told so', async (_, how) => {
  const onAsk = vi.fn()
  server.use(answer(askForExtra, {}, onAsk))
  const alert = await runOut(how)
  fireEvent.click(await alert.findByRole('button', { name: 'Chiedi altre ricerche' }))
  expect(await alert.findByText(/^Richiesta inviata/)).toBeTruthy()
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ unit: 'search' })
  expect(alert.queryByRole('button')).toBeNull()
  expect(alert.queryByRole('link')).toBeNull()
})

it('a request that fails shows the error, and can be repeated', async () => {
  server.use(fail(askForExtra, 'internal_error'))
  const alert = await runOut({ pays: false })
  fireEvent.click(await alert.findByRole('button', { name: 'Chiedi altre ricerche' }))
  expect(await alert.findByText(errors.internal_error.it)).toBeTruthy()
  expect(alert.getByRole('button', { name: 'Chiedi altre ricerche' })).toBeTruthy()
})
