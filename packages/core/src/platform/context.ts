import type { Secrets } from './config/secrets.ts'
import type { Db } from './db/client.ts'
import type { Limits } from './limits/limits.ts'

/** The dependencies that use cases share, built once per process; each use case takes a `Pick` of them. */
export type Context = {
  readonly db: Db
  readonly log: Log
  readonly clock: () => Date
  readonly limits: Limits
  /** The address people open Vedetta at, without a trailing slash. */
  readonly publicUrl: string
  readonly secrets: Secrets
}

/** The part of pino that we use. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>
