import { act, fireEvent, screen, within } from '@testing-library/react'
import { logOut } from '@vedetta/contracts/auth'
import { getProfile } from '@vedetta/contracts/profile'
import { routes } from '@vedetta/contracts/routes'
import { expect, it, vi } from 'vitest'
import { answer, makeProfile, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const banner = () => screen.findByRole('banner')

it('the public header offers a visitor the pages, the other language, sign-in and trial', async () => {
  const onProfile = vi.fn()
  server.use(answer(getProfile, { user: null }, onProfile))
  renderApp('/apl')
  const header = within(await banner())
  const [pages] = header.getAllByRole('navigation', { name: 'Pagine' })
  expect(
    within(pages as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([routes.product, routes.agencies, routes.headhunters, routes.caseStudies, routes.pricing])
  expect(header.getByRole('link', { name: /Questa pagina in inglese/ }).getAttribute('href')).toBe('/en/apl')
  expect(header.getAllByRole('link', { name: 'Accedi' })[0]?.getAttribute('href')).toBe('/signin')
  expect(header.getAllByRole('link', { name: 'Prova Vedetta' })[0]?.getAttribute('href')).toBe('/git?subject=trial')
  expect(onProfile).not.toHaveBeenCalled()
})

it('the public header leads a signed-in user to the positions until the session ends', async () => {
  const router = renderApp('/redeem')
  await screen.findByRole('button', { name: /Account di/ })
  await act(() => router.navigate('/'))
  const [link] = await screen.findAllByRole('link', { name: 'Vai alle posizioni' })
  expect(link?.getAttribute('href')).toBe('/positions')
  server.use(answer(logOut, {}))
  await act(() => router.navigate('/logout'))
  fireEvent.click(await screen.findByRole('button', { name: 'Esci' }))
  expect((await screen.findAllByRole('link', { name: 'Accedi' })).length).toBeGreaterThan(0)
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryAllByRole('link', { name: 'Vai alle posizioni' })).toEqual([])
})

it('the profile’s language is restored on the way from a page in another language to the application', async () => {
  server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }))
  const router = renderApp('/')
  await screen.findByRole('heading', { level: 1, name: /^Le posizioni aperte/ })
  await act(() => router.navigate('/redeem'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Redeem a licence' })).toBeTruthy()
})

it('the public footer has the legal pages and the sources of the reference data', async () => {
  renderApp('/en/apl')
  const footer = within(await screen.findByRole('contentinfo'))
  const legal = within(footer.getByRole('navigation', { name: 'Legal' }))
  expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/en/privacy', '/en/dataagr', '/en/cookies', '/en/subp', '/en/terms']),
  )
  for (const source of [/ESCO classification of the European Commission/, /Istat/, /Garda Informatica/, /Eurostat/]) {
    expect(footer.getByText(source)).toBeTruthy()
  }
})
