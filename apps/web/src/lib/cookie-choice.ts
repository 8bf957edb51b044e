import { useSyncExternalStore } from 'react'

export type CookieChoice = 'all' | 'necessary'

const storageKey = 'vedetta.cookies'

let chosen: CookieChoice | null = null
let isReopened = false
/** Focused when the question was reopened; gets the focus back. */
let focusBefore: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Stored on this device. Cookies that are not necessary need `all`; today there are none. */
export function chooseCookies(choice: CookieChoice): void {
  chosen = choice
  try {
    window.localStorage.setItem(storageKey, choice)
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  isReopened = false
  notify()
  if (focusBefore?.isConnected) focusBefore.focus()
  focusBefore = null
}

export function reopenCookieQuestion(): void {
  focusBefore = document.activeElement instanceof HTMLElement ? document.activeElement : null
  isReopened = true
  notify()
}

/** Back to the state of a first visit, for tests. */
export function resetCookieChoice(): void {
  chosen = null
  isReopened = false
  focusBefore = null
  notify()
}

/** `reopened` by the user, who then gets the focus on it; `first` while nothing is chosen; null on the server. */
export function useCookieQuestion(): 'reopened' | 'first' | null {
  return useSyncExternalStore(subscribe, currentQuestion, () => null)
}

export function useCookieChoice(): CookieChoice | null {
  return useSyncExternalStore(subscribe, currentChoice, () => null)
}

function currentQuestion(): 'reopened' | 'first' | null {
  if (isReopened) return 'reopened'
  return currentChoice() === null ? 'first' : null
}

function currentChoice(): CookieChoice | null {
  if (chosen) return chosen
  try {
    const stored = window.localStorage.getItem(storageKey)
    return stored === 'all' || stored === 'necessary' ? stored : null
  } catch {
    return null
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
