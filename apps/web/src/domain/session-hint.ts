import { useSyncExternalStore } from 'react'

const storageKey = 'vedetta.session'
/** Other windows hear of it from the browser, this one from here. */
const listeners = new Set<() => void>()

/** Notes on this device that somebody is signed in, for pages that do without asking the server. The server decides all the same. */
export function storeSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.localStorage.setItem(storageKey, 'yes')
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Storage may be switched off: the public pages then speak as to a visitor.
  }
  for (const listener of listeners) listener()
}

/** False on the server, and until the page is taken over. */
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
