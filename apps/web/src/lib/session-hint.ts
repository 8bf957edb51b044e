import { useSyncExternalStore } from 'react'

const storageKey = 'vedetta.session'

/** Notes on this device that somebody is signed in, for pages that do without asking the server. The server decides all the same. */
export function noteSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.localStorage.setItem(storageKey, 'yes')
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Storage may be switched off: the public pages then speak as to a visitor.
  }
}

/** False on the server, and until the page is taken over. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, isNoted, () => false)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function isNoted(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
