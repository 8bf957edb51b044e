import { type Theme, themes } from '@vedetta/contracts/customers/settings'
import { keysOf } from '@vedetta/contracts/text/vocabulary'

/** Read by `public/theme.js` too, before the first paint. */
const storageKey = 'vedetta.theme'

/** Applies a theme and stores it on this device; `system` follows the device. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    window.localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be switched off: the theme then lasts as long as the page.
  }
}

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return keysOf(themes).find((known) => known === theme) ?? 'system'
}
