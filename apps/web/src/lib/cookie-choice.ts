import { useSyncExternalStore } from 'react'

export type CookieChoice = 'all' | 'necessary'

const storageKey = 'vedetta.cookies'

let chosen: CookieChoice | null = null
let isAsking = false
/** What had the focus when the question was asked for. */
let askedFrom: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Remembered on this device. Whatever is not necessary may start only where this is `all`; today nothing is. */
export function chooseCookies(choice: CookieChoice): void {
  chosen = choice
  try {
    window.localStorage.setItem(storageKey, choice)
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  isAsking = false
  tell()
  if (askedFrom?.isConnected) askedFrom.focus()
  askedFrom = null
}

/** Asks again who has chosen before. */
export function askAboutCookies(): void {
  askedFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null
  isAsking = true
  tell()
}

/** As at the first visit, for tests. */
export function forgetCookieChoice(): void {
  chosen = null
  isAsking = false
  askedFrom = null
  tell()
}

/** `asked` by the person, who is then led to the question; `first` where nothing was chosen yet. Neither on the server. */
export function useCookieQuestion(): 'asked' | 'first' | null {
  return useSyncExternalStore(subscribe, currentQuestion, () => null)
}

export function useCookieChoice(): CookieChoice | null {
  return useSyncExternalStore(subscribe, currentChoice, () => null)
}

function currentQuestion(): 'asked' | 'first' | null {
  if (isAsking) return 'asked'
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

function tell(): void {
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
