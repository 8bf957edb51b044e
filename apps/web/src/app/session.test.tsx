import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { requestVerification } from '@vedetta/contracts/customers/auth'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, getSettings } from '@vedetta/contracts/customers/settings'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../lib/i18n.ts'
import { showToast } from '../lib/toasts.ts'
import { answer, fail, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

describe('the language', () => {
  it('the profile’s language is applied on first load, with the page’s description and keywords', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en' }) }))
    renderApp('/redeem')
    expect(await screen.findByRole('heading', { level: 1, name: 'Redeem a licence' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('every day')
    expect(document.querySelector('meta[name="keywords"]')?.getAttribute('content')).toContain('open positions')
  })

  it.each([
    ['has no user', answer(getProfile, { user: null })],
    ['fails', fail(getProfile, 'internal_error')],
  ])('the language is that of local storage when the profile %s', async (_, handler) => {
    server.use(handler)
    changeLanguage('en')
    renderApp('/auth/forgot')
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgotten password' })).toBeTruthy()
  })
})

it('the theme of the settings is applied once they are loaded', async () => {
  server.use(answer(getSettings, { ...defaultSettings, theme: 'dark' }))
  renderApp('/redeem')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
})

describe('the header', () => {
  it('the header offers a visitor to sign in and to sign up', async () => {
    server.use(answer(getProfile, { user: null }))
    renderApp('/auth/forgot')
    expect((await screen.findByRole('link', { name: 'Accedi' })).getAttribute('href')).toBe('/signin')
    expect(screen.getByRole('link', { name: 'Registrati' }).getAttribute('href')).toBe('/signup')
  })

  it('the header shows the searches and credits left and when they reset', async () => {
    renderApp('/redeem')
    const meters = await screen.findByRole('link', { name: /Ricerche 842 \/ 1\.000.*Crediti 2\.310 \/ 3\.000/ })
    expect(meters.getAttribute('aria-description')).toBe('Si rinnovano il 1 dic 2026')
  })

  it('the header does not fetch the balance without a licence', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
    server.use(answer(getBalance, { credit: use, search: use, nextReset: '2026-12-01T09:00:00Z' }, onCall))
    renderApp('/redeem')
    await screen.findByRole('button', { name: /Account di/ })
    expect(onCall).not.toHaveBeenCalled()
  })

  it('the header has a menu with the name, the profile and log out', async () => {
    renderApp('/redeem')
    fireEvent.click(await screen.findByRole('button', { name: 'Account di Giulia Bianchi' }))
    expect((await screen.findByRole('menuitem', { name: 'Profilo' })).getAttribute('href')).toBe('/profile')
    expect(screen.getByRole('menuitem', { name: 'Esci' }).getAttribute('href')).toBe('/logout')
    expect(screen.getByText('giulia.bianchi@agenzia.example')).toBeTruthy()
  })
})

it('another person who signed in in another window sees nothing that was loaded for the one before', async () => {
  renderApp('/redeem')
  await screen.findByRole('link', { name: /Ricerche 842/ })
  const other = makeProfile({ userID: '0f0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c22', firstName: 'Bruno', lastName: 'Neri' })
  server.use(answer(getProfile, { user: other }))
  server.use(answer(getBalance, { credit: use, search: use, nextReset: '2026-12-01T09:00:00Z' }))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('button', { name: 'Account di Bruno Neri' })
  expect(screen.queryByText(/842/)).toBeNull()
  expect(await screen.findByRole('link', { name: /Ricerche 1 \/ 1/ })).toBeTruthy()
})

describe('the verification banner', () => {
  it('the banner for an unverified address is on every page and sends the mail again', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: makeProfile({ emailVerified: false }) }))
    server.use(answer(requestVerification, {}, onCall))
    renderApp('/redeem')
    expect(await screen.findByText(/Verifica la tua e-mail.*giulia\.bianchi@agenzia\.example/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Invia di nuovo' }))
    expect(await screen.findByText('E-mail inviata')).toBeTruthy()
    expect(onCall).toHaveBeenCalledTimes(1)
  })

  it('the banner explains why the verification mail could not be sent', async () => {
    server.use(answer(getProfile, { user: makeProfile({ emailVerified: false }) }))
    server.use(fail(requestVerification, 'request_limit'))
    renderApp('/redeem')
    fireEvent.click(await screen.findByRole('button', { name: 'Invia di nuovo' }))
    expect(await screen.findByText(errors.request_limit.it)).toBeTruthy()
  })
})

it.each(['/', '/signin', '/positions', '/profile'])('toasts are at the bottom right of %s', async (path) => {
  renderApp(path)
  const stack = await screen.findByRole('region', { name: 'Messaggi' })
  act(() => void showToast({ title: `Salvato da ${path}`, description: 'Tutto a posto', type: 'success' }))
  expect(stack.textContent).toContain(`Salvato da ${path}Tutto a posto`)
  expect(stack.className).toMatch(/\bfixed right-4 bottom-4\b/)
  expect(stack.getAttribute('aria-live')).toBe('polite')
})

const use = { left: 1, monthly: 1 }
