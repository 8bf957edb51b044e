import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetCookieChoice } from '../../../lib/cookie-choice.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()
beforeEach(() => {
  window.localStorage.clear()
  resetCookieChoice()
})

const banner = (name = 'Cookie.') => screen.findByRole('region', { name })
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: /^Cookies?\.$/ })).toBeNull())

describe('the cookie banner', () => {
  it.each([
    ['/terms', 'Cookie.', 'Accetta', 'all'],
    ['/terms', 'Cookie.', 'Solo necessari', 'necessary'],
    ['/en/terms', 'Cookies.', 'Accept', 'all'],
    ['/en/terms', 'Cookies.', 'Only Necessary', 'necessary'],
  ])('the cookie banner at %s is answered once: %s %s', async (path, name, button, stored) => {
    renderApp(path)
    fireEvent.click(within(await banner(name)).getByRole('button', { name: button }))
    await isGone()
    expect(window.localStorage.getItem('vedetta.cookies')).toBe(stored)
    expect(document.cookie).toBe('')
  })

  it('the cookie banner says that both choices have the same effect, links to the list, and does not take the focus', async () => {
    renderApp('/terms')
    const { getByText, getByRole } = within(await banner())
    expect(getByText(/Oggi le due scelte portano allo stesso risultato/)).toBeTruthy()
    expect(getByRole('link', { name: 'Vedi quali' }).getAttribute('href')).toBe('/cookies')
    expect((await banner()).contains(document.activeElement)).toBe(false)
  })

  it('the cookie banner is after the page’s content, so that nothing stays hidden behind it', async () => {
    renderApp('/terms')
    expect((await banner()).parentElement).toBe(document.body)
  })

  it('the cookie banner is not shown on later visits', async () => {
    window.localStorage.setItem('vedetta.cookies', 'necessary')
    renderApp('/terms')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Cookie.' })).toBeNull()
  })

  it('the cookie banner is reopened from every footer, takes the focus, and gives it back', async () => {
    window.localStorage.setItem('vedetta.cookies', 'all')
    renderApp('/terms')
    const link = await screen.findByRole('link', { name: 'Scelte sui cookie' })
    link.focus()
    fireEvent.click(link)
    const question = await banner()
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
    fireEvent.click(within(question).getByRole('button', { name: 'Solo necessari' }))
    await isGone()
    expect(document.activeElement).toBe(link)
    expect(window.localStorage.getItem('vedetta.cookies')).toBe('necessary')
  })

  it('the cookie banner is reopened from the cookie page, which shows the choice', async () => {
    window.localStorage.setItem('vedetta.cookies', 'all')
    renderApp('/cookies')
    expect(await screen.findByText('Su questo dispositivo hai scelto «Accetta».')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Scegli di nuovo' }))
    fireEvent.click(within(await banner()).getByRole('button', { name: 'Solo necessari' }))
    expect(await screen.findByText('Su questo dispositivo hai scelto «Solo necessari».')).toBeTruthy()
  })
})
