import { type Language, languages } from '@vedetta/contracts/text/labels'
import { useSyncExternalStore } from 'react'

const storageKey = 'vedetta.session'
/** The browser's storage event reaches the other windows only: this window has listeners of its own. */
const listeners = new Set<() => void>()

/**
 * Remembers on this device the language of the user who is signed in, for pages that show it without a request; null if
 * nobody is. It grants nothing.
 */
export function storeSessionHint(language: Language | null): void {
  try {
    if (language) window.localStorage.setItem(storageKey, language)
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Storage may be switched off: the public pages then show what a visitor sees.
  }
  for (const listener of listeners) listener()
}

/** False on the server and until hydration. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, isHinted, () => false)
}

/** The signed-in user's language; undefined for a visitor, on the server and until hydration. */
export function useSessionLanguage(): Language | undefined {
  return useSyncExternalStore(subscribe, hintedLanguage, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const isHinted = (): boolean => readHint() !== null

const hintedLanguage = (): Language | undefined => {
  const hint = readHint()
  return languages.find((language) => language === hint)
}

function readHint(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
