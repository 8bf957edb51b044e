import { fireEvent, screen } from '@testing-library/react'
import { listSessions } from '@vedetta/contracts/auth'
import { getProfile } from '@vedetta/contracts/profile'
import { expect, it } from 'vitest'
import { answer, fail, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const names = ['Generale', 'Sicurezza', 'Licenze', 'Fatturazione', 'Aspetto', 'Impostazioni']

it('has six tabs, and opens with the first', async () => {
  renderApp('/profile')
  await screen.findByRole('heading', { name: 'Dati personali' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(names)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Generale')
})

it.each([
  ['?tab=security', 'Sicurezza'],
  ['?tab=settings', 'Impostazioni'],
  ['?tab=nonsense', 'Generale'],
])('at %s shows %s', async (search, name) => {
  server.use(answer(listSessions, { sessions: [] }))
  renderApp(`/profile${search}`)
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(name)
})

it('the address follows the tab, and back goes to the one before', async () => {
  const router = renderApp('/profile')
  fireEvent.click(await screen.findByRole('tab', { name: 'Aspetto' }))
  expect(await screen.findByRole('heading', { name: 'Tema' })).toBeTruthy()
  expect(router.state.location.search).toBe('?tab=appearance')
  await router.navigate(-1)
  expect(await screen.findByRole('heading', { name: 'Dati personali' })).toBeTruthy()
})

it('a visitor signs in first, and comes back to the same tab', async () => {
  server.use(answer(getProfile, { user: null }))
  const router = renderApp('/profile?tab=licenses')
  await screen.findByRole('heading', { name: 'Accedi' })
  expect(router.state.location).toMatchObject({ pathname: '/signin', search: '?next=%2Fprofile%3Ftab%3Dlicenses' })
})

it('a session that ended elsewhere leads to sign in', async () => {
  server.use(fail(listSessions, 'sign_in_required'))
  const router = renderApp('/profile')
  await screen.findByRole('heading', { name: 'Dati personali' })
  server.use(answer(getProfile, { user: null }))
  fireEvent.click(screen.getByRole('tab', { name: 'Sicurezza' }))
  await screen.findByRole('heading', { name: 'Accedi' })
  expect(router.state.location.pathname).toBe('/signin')
})
