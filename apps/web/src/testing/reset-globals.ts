import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { chooseCookies, resetCookieChoice } from '../lib/cookie-choice.ts'
import { changeLanguage } from '../lib/i18n.ts'
import { clearToasts } from '../lib/toasts.ts'
import { startTranslations, textParts } from '../lib/translations.ts'

// Tests change to either language at once.
for (const language of ['en', 'it'] as const) {
  changeLanguage(language)
  await startTranslations(textParts)
}

// Most tests are of people who have answered the question about cookies.
beforeEach(() => chooseCookies('necessary'))

// Test files share a worker's page and modules: each test leaves them as it found them.
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  clearToasts()
  changeLanguage('it')
  window.localStorage.clear()
  resetCookieChoice()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  delete document.documentElement.dataset.theme
  document.head.replaceChildren()
  document.body.replaceChildren()
})
