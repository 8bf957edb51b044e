import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { chooseCookies, resetCookieChoice } from '../lib/cookie-choice.ts'
import { loadErrors } from '../lib/error-texts.ts'
import { changeLanguage } from '../lib/i18n.ts'
import { clearToasts } from '../lib/toasts.ts'
import { startTranslations, textParts } from '../lib/translations.ts'

// The first test of a file also waits for the compilation of the route's code, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 120_000 })

// Both languages are loaded up front, so that tests switch between them synchronously.
for (const language of ['en', 'it'] as const) {
  changeLanguage(language)
  await startTranslations(textParts)
}

await loadErrors()

beforeEach(() => {
  // Most tests are of users who have already chosen about cookies.
  chooseCookies('necessary')
  // A screen that has the filters beside the results.
  window.innerWidth = 1600
})

// Test files share a worker's page and modules, so every test resets them.
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
