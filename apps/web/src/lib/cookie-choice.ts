import { useSyncExternalStore } from 'react'

export type CookieChoice = 'all' | 'necessary'

const storageKey = 'vedetta.cookies'

let chosen: CookieChoice | null = null
let isReopened = false
/** What had the focus when the question was asked for. */
let focusBefore: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Remembered on this device. Whatever is not necessary may start only where this is `all`; today nothing is. */
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

/** Asks again who has chosen before. */
export function reopenCookieQuestion(): void {
  focusBefore = document.activeElement instanceof HTMLElement ? document.activeElement : null
  isReopened = true
  notify()
}

/** As at the first visit, for tests. */
export function resetCookieChoice(): void {
  chosen = null
  isReopened = false
  focusBefore = null
  notify()
}

/** `asked` by the person, who is then led to the question; `first` where nothing was chosen yet. Neither on the server. */
export function useCookieQuestion(): 'asked' | 'first' | null {
  return useSyncExternalStore(subscribe, currentQuestion, () => null)
}

export function useCookieChoice(): CookieChoice | null {
  return useSyncExternalStore(subscribe, currentChoice, () => null)
}

function currentQuestion(): 'asked' | 'first' | null {
  if (isReopened) return 'asked'
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
