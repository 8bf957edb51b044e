import { useSyncExternalStore } from 'react'

const storageKey = 'vedetta.session'
/** The browser's storage event reaches the other windows only: this window has listeners of its own. */
const listeners = new Set<() => void>()

/** Remembers on this device whether a user is signed in, for pages that show it without a request. It grants nothing. */
export function storeSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.localStorage.setItem(storageKey, 'yes')
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Storage may be switched off: the public pages then show what a visitor sees.
  }
  for (const listener of listeners) listener()
}

/** False on the server and until hydration. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, readSessionHint, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readSessionHint(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
