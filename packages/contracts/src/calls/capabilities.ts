import type { Provider } from '../facts/providers.ts'

/**
 * THE list of what an instance may lack by its configuration although texts speak of it. A text that promises one of these
 * depends on it.
 */
export type Capabilities = {
  /** Plans and extras are paid by card. */
  readonly payments: boolean
  /** Alerts are pushed to browsers. */
  readonly push: boolean
  /** People can sign in with them. */
  readonly providers: readonly Provider[]
  /** A search finds related titles of its role too. */
  readonly aiSearch: boolean
}

/** The capabilities of every instance; a configuration adds to them, and nothing more is promised until it is known. */
export const minCapabilities: Capabilities = {
  payments: false,
  push: false,
  providers: [],
  aiSearch: true,
}
