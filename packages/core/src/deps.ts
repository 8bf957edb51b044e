import type { Db } from './db/client.ts'
import type { Search } from './search/client.ts'

/** What a use case may ask for; each takes the part it needs. */
export type Deps = { readonly db: Db; readonly search: Search; readonly log: Log }

/** The part of pino that we use. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>
