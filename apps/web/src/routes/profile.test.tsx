import { fireEvent, screen } from '@testing-library/react'
import { listSessions } from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { expect, it } from 'vitest'
import { answer, fail, makeProfile, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const names = ['Generale', 'Sicurezza', 'Licenze', 'Fatturazione', 'Esportazioni', 'Aspetto', 'Impostazioni']

it('the profile has seven tabs and opens with the first', async () => {
  renderApp('/profile')
  await screen.findByRole('heading', { name: 'Dati personali' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(names)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Generale')
})

it.each([
  ['an administrator', { administrator: true }],
  ['a user whose seat can connect other systems', { publicApi: true }],
])('the profile of %s has the tab of integrations', async (_, change) => {
  server.use(answer(getProfile, { user: makeProfile(change) }))
  renderApp('/profile')
  expect(await screen.findByRole('tab', { name: 'Integrazioni' })).toBeTruthy()
})

it.each([
  ['?tab=security', 'Sicurezza'],
  ['?tab=settings', 'Impostazioni'],
  ['?tab=nonsense', 'Generale'],
])('the profile at %s shows the tab %s', async (search, name) => {
  server.use(answer(listSessions, { sessions: [] }))
  renderApp(`/profile${search}`)
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(name)
})

it('choosing a tab of the profile changes the URL, and back returns to the previous tab', async () => {
  const router = renderApp('/profile')
  fireEvent.click(await screen.findByRole('tab', { name: 'Aspetto' }))
  expect(await screen.findByRole('heading', { name: 'Tema' })).toBeTruthy()
  expect(router.state.location.search).toBe('?tab=appearance')
  await router.navigate(-1)
  expect(await screen.findByRole('heading', { name: 'Dati personali' })).toBeTruthy()
})

it('a visitor of the profile signs in first, then returns to the same tab', async () => {
  server.use(answer(getProfile, { user: null }))
  const router = renderApp('/profile?tab=licenses')
  await screen.findByRole('heading', { name: 'Accedi' })
  expect(router.state.location).toMatchObject({ pathname: '/signin', search: '?next=%2Fprofile%3Ftab%3Dlicenses' })
})

it('the profile leads to the sign-in page when the session has ended elsewhere', async () => {
  server.use(fail(listSessions, 'sign_in_required'))
  const router = renderApp('/profile')
  await screen.findByRole('heading', { name: 'Dati personali' })
  server.use(answer(getProfile, { user: null }))
  fireEvent.click(screen.getByRole('tab', { name: 'Sicurezza' }))
  await screen.findByRole('heading', { name: 'Accedi' })
  expect(router.state.location.pathname).toBe('/signin')
})
