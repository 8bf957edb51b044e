import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { logOut } from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

it('the log-out page logs out once confirmed', async () => {
  const onCall = vi.fn()
  server.use(answer(logOut, {}, onCall))
  const router = renderApp('/logout')
  expect(await screen.findByRole('alertdialog', { name: 'Vuoi uscire?' })).toBeTruthy()
  expect(onCall).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Esci' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(onCall).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('link', { name: 'Accedi' })).toBeTruthy()
  expect(screen.getByText('Uscita effettuata')).toBeTruthy()
})

it('the log-out page leads to the home page in the user’s language', async () => {
  server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }), answer(logOut, {}))
  const router = renderApp('/logout')
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/en'))
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
})

it('the log-out page goes back when cancelled', async () => {
  const router = renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/positions?name=saldatore'))
  await act(() => router.navigate('/logout'))
  fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
  await waitFor(() => expect(router.state.location.search).toBe('?name=saldatore'))
})

it('the log-out page shows the error when logging out fails', async () => {
  server.use(fail(logOut, 'internal_error'))
  renderApp('/logout')
  fireEvent.click(await screen.findByRole('button', { name: 'Esci' }))
  expect((await screen.findByRole('alert')).textContent).toBe(errors.internal_error.it)
})

it('the log-out page redirects a visitor to the home page', async () => {
  server.use(answer(getProfile, { user: null }))
  const router = renderApp('/logout')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
