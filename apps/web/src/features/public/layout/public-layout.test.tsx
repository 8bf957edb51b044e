import { act, fireEvent, screen, within } from '@testing-library/react'
import { routes } from '@vedetta/contracts/calls/routes'
import { logOut } from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSessionHint } from '../../../domain/session-hint.ts'
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

it('every public page leads a visitor to the sign-up, and no signed-in user', async () => {
  server.use(answer(getProfile, { user: null }))
  const router = renderApp('/en/apl')
  const link = within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Create an account' })
  expect(link.getAttribute('href')).toBe('/signup')
  act(() => storeSessionHint('en'))
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
  expect(router.state.location.pathname).toBe('/en/apl')
})

describe('the language of a signed-in user', () => {
  beforeEach(() => storeSessionHint('en'))
  const language = () => document.documentElement.lang

  it('a signed-in user who opens / gets it in the profile’s language', async () => {
    const router = renderApp('/?from=mail')
    expect(await screen.findByRole('heading', { level: 1, name: /^Open positions/ })).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/en', search: '?from=mail' })
    expect([language(), router.state.historyAction]).toEqual(['en', 'REPLACE'])
  })

  it('a page that a signed-in user typed or was sent stays in its language, and its links lead to the profile’s', async () => {
    const router = renderApp('/apl')
    const header = within(await banner())
    expect(router.state.location.pathname).toBe('/apl')
    expect(language()).toBe('it')
    const [pages] = header.getAllByRole('navigation', { name: 'Pagine' })
    const links = within(pages as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/en/product')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/en/privacy')
  })

  it('an Italian user’s /en/… stays English, with links to Italian pages', async () => {
    storeSessionHint('it')
    const router = renderApp('/en')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(router.state.location.pathname).toBe('/en')
    expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
  })

  it('a signed-in user who chooses the other language of / gets it', async () => {
    const router = renderApp('/en')
    fireEvent.click(await screen.findByRole('link', { name: /This page in Italian/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Le posizioni aperte/ })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })
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
