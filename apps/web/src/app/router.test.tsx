import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { getProfile } from '@vedetta/contracts/customers/profile'
import type { RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../lib/i18n.ts'
import { answer, server } from '../testing/api.ts'
import { renderApp, renderRoutes, startTestApi } from '../testing/render-app.tsx'
import { appRoutes } from './router.tsx'

startTestApi()

function renderChild(child: RouteObject) {
  renderRoutes(appRoutes.map((root) => ({ ...root, index: false as const, children: [child] })))
}

describe('navigation', () => {
  it('a path that does not exist is replaced by the home page', async () => {
    const router = renderApp('/nowhere/at/all?x=1')
    expect(await screen.findByRole('heading', { level: 1, name: /^Le posizioni aperte/ })).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('a route shows nothing while its code loads', () => {
    renderChild({ path: '/', lazy: () => new Promise(() => {}) })
    expect(document.body.textContent).toBe('')
  })

  it('the page scrolls to the top when the path changes, not when the query does', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    const router = renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    scroll.mockClear()
    await act(() => router.navigate('/positions'))
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
    await act(() => router.navigate('/positions?page=2'))
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('the new page’s heading gets the focus and its title is announced when the path changes, not the query', async () => {
    const router = renderApp('/redeem')
    await screen.findByRole('button', { name: /Account di/ })
    expect(document.activeElement).toBe(document.body)
    await act(() => router.navigate('/profile'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Profilo' }))
    const announced = screen.getByText('Generale · Profilo · Vedetta', { selector: '[aria-live="polite"]' })
    const tab = screen.getByRole('tab', { name: 'Sicurezza' })
    tab.focus()
    await act(() => router.navigate('/profile?tab=security'))
    expect(document.activeElement).toBe(tab)
    expect(announced.textContent).toBe('Generale · Profilo · Vedetta')
  })

  it('a page opened from a menu has the focus on its heading once the menu has closed', async () => {
    renderApp('/redeem')
    fireEvent.click(await screen.findByRole('button', { name: /Account di/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Profilo' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Profilo' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(heading)
  })
})

describe('the error screen', () => {
  const fail = () => {
    throw new Error('broken')
  }

  it.each<[string, RouteObject]>([
    ['code that cannot be loaded', { path: '/', lazy: () => Promise.reject(new Error('offline')) }],
    ['a page that fails to render', { path: '/', Component: fail }],
  ])('the error screen replaces %s', async (_, route) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderChild(route)
    expect(await screen.findByRole('heading', { name: 'Errore nel caricamento della pagina' })).toBeTruthy()
    expect(screen.getByText('Qualcosa è andato storto. Prova a ricaricare la pagina.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ricarica' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contattaci' }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it('the error screen has the specification’s English text', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    changeLanguage('en')
    renderChild({ path: '/', Component: fail })
    expect(await screen.findByRole('heading', { name: 'Error loading page' })).toBeTruthy()
    expect(screen.getByText('Something went wrong. Please try reloading the page.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    const contact = screen.getByRole('link', { name: 'Contact Us' })
    expect(contact.getAttribute('href')).toBe(`mailto:${exampleCompany.supportEmail}`)
  })
})

describe('the language', () => {
  it('switching the language is remembered and sets the document’s lang', async () => {
    server.use(answer(getProfile, { user: null }))
    renderApp('/auth/forgot')
    fireEvent.click(await screen.findByRole('button', { name: /English/ }))
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
    expect(window.localStorage.getItem('vedetta.language')).toBe('en')
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('every day')
    expect(document.querySelector('meta[name="keywords"]')?.getAttribute('content')).toContain('open positions')
  })

  it('the language of a public page is that of its URL, and the application keeps it', async () => {
    server.use(answer(getProfile, { user: null }))
    const router = renderApp('/en')
    await screen.findByRole('heading', { level: 1, name: /^Open positions/ })
    expect(document.documentElement.lang).toBe('en')
    await act(() => router.navigate('/auth/forgot'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgotten password' })).toBeTruthy()
    await act(() => router.navigate('/'))
    expect(await screen.findByRole('heading', { level: 1, name: /^Le posizioni aperte/ })).toBeTruthy()
    expect(document.documentElement.lang).toBe('it')
  })
})
