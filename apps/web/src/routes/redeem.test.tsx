import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { redeemLicence } from '@vedetta/contracts/customers/licences'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

async function redeem(path = '/redeem?code=abc-123') {
  const router = renderApp(path)
  await screen.findByLabelText('Codice')
  fireEvent.click(screen.getByRole('button', { name: 'Riscatta' }))
  return router
}

it('redeeming the code of a seat opens the positions at once', async () => {
  const onCall = vi.fn(() => server.use(answer(getProfile, { user: makeProfile() })))
  server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
  server.use(answer(redeemLicence, { role: 'user', tier: 'team' }, onCall))
  const router = await redeem()
  expect(await screen.findByRole('heading', { name: 'Licenza Team attiva' })).toBeTruthy()
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ code: 'abc-123' })
  fireEvent.click(screen.getByRole('link', { name: 'Cerca posizioni' }))
  expect(await screen.findByRole('row', { name: /Saldatore TIG/ })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/positions')
})

it('redeeming an invite to manage leads to the licences', async () => {
  server.use(answer(redeemLicence, { role: 'manager', tier: 'pro' }))
  await redeem()
  expect(await screen.findByRole('heading', { name: 'Ora gestisci una licenza Pro' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Vai alle licenze' }).getAttribute('href')).toBe('/profile?tab=licenses')
})

it.each<ErrorCode>(['invalid_code', 'lower_tier', 'already_licensed', 'own_licence', 'email_unverified'])(
  'a code refused with %s shows the error',
  async (code) => {
    server.use(fail(redeemLicence, code))
    await redeem()
    expect(await screen.findByText(errors[code].it)).toBeTruthy()
  },
)

it('redeeming needs a code', async () => {
  await redeem('/redeem')
  expect(await screen.findByText(errors.code_required.it)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Codice')))
})
