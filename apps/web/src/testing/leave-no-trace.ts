import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { changeLanguage, startI18n } from '../lib/i18n.ts'
import { clearToasts } from '../lib/toasts.ts'

startI18n()

// Test files share a worker's page and modules: each test leaves them as it found them.
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  clearToasts()
  changeLanguage('it')
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  delete document.documentElement.dataset.theme
  document.head.replaceChildren()
  document.body.replaceChildren()
})
