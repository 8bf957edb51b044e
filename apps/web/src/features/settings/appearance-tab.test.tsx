import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { updateProfile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, getSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

async function choose(name: string) {
  renderApp('/profile?tab=appearance')
  fireEvent.click(await screen.findByRole('radio', { name }))
}

function isChosen(name: string) {
  return screen.getByRole<HTMLInputElement>('radio', { name }).checked
}

it('a chosen theme is saved in the settings, then applied', async () => {
  const onCall = vi.fn()
  server.use(answer(updateSettings, { ...defaultSettings, theme: 'dark' }, onCall))
  await choose('Scuro')
  await expectToast('Modifiche salvate')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' })
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(isChosen('Scuro')).toBe(true)
})

it('a theme that fails to be saved is not applied, and the error is shown', async () => {
  server.use(fail(updateSettings, 'internal_error'))
  await choose('Scuro')
  await expectToast('Modifiche non salvate', errors.internal_error.it)
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(isChosen('Come il sistema')).toBe(true)
})

it('a chosen language is saved in the profile, then applied', async () => {
  const onCall = vi.fn()
  server.use(answer(updateProfile, { user: makeProfile({ language: 'en' }) }, onCall))
  await choose('English')
  expect(await screen.findByRole('heading', { name: 'Theme' })).toBeTruthy()
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ language: 'en' })
})

it('a language that fails to be saved is not applied, and the error is shown', async () => {
  server.use(fail(updateProfile, 'internal_error'))
  await choose('English')
  await expectToast('Modifiche non salvate', errors.internal_error.it)
  expect(screen.getByRole('heading', { name: 'Tema' })).toBeTruthy()
  expect(isChosen('Italiano')).toBe(true)
})

it('single-key shortcuts are switched off in the settings', async () => {
  const onCall = vi.fn()
  server.use(answer(updateSettings, { ...defaultSettings, hotkeys: false }, onCall))
  renderApp('/profile?tab=appearance')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Usa le scorciatoie di un solo tasto/ })
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  await expectToast('Modifiche salvate')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ hotkeys: false })
  await waitFor(() => expect(box.checked).toBe(false))
})

it('settings that fail to load show the error and a retry', async () => {
  server.use(fail(getSettings, 'internal_error'))
  renderApp('/profile?tab=appearance')
  expect(await screen.findByText('Non riusciamo a caricare le impostazioni')).toBeTruthy()
  server.use(answer(getSettings, defaultSettings))
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByRole('radio', { name: 'Scuro' })).toBeTruthy()
})
