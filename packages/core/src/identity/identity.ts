import type { Provider } from '@vedetta/contracts/auth'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import type { Db } from '../db/client.ts'
import type { Log } from '../deps.ts'
import { createLimits, type Limits } from '../limits.ts'
import { type Auth, createAuth } from './auth.ts'
import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts'
import { queueResetMail } from './identity-mails.ts'
import type { Passwords } from './passwords.ts'
import type { ProviderConfigs } from './providers.ts'

/** What every use case of signing in works with. */
export type Identity = {
  readonly db: Db
  readonly auth: Auth
  readonly limits: Limits
  readonly passwords: Passwords
  /** A sign-up holds a connection while it hashes: few at a time, so that others find one. */
  readonly signUps: BoundedQueue
  readonly clock: () => Date
  readonly publicUrl: string
  readonly secret: string
  readonly providers: readonly Provider[]
}

type IdentityDeps = {
  readonly pool: pg.Pool
  readonly db: Db
  readonly redis: Redis
  readonly redisPrefix: string
  readonly passwords: Passwords
  readonly clock: () => Date
  readonly log: Log
  /** Where people open Vedetta, without a slash at its end. */
  readonly publicUrl: string
  readonly secret: string
  readonly providers: ProviderConfigs
}

export function createIdentity({ redis, redisPrefix, ...deps }: IdentityDeps): Identity {
  const { db, publicUrl, secret, clock, passwords } = deps
  return {
    db,
    auth: createAuth({
      ...deps,
      sendResetPassword: (person, token) => queueResetMail({ db, publicUrl }, person, token),
    }),
    limits: createLimits(redis, redisPrefix),
    passwords,
    signUps: createBoundedQueue({ parallel: 2, waiting: 100 }),
    clock,
    publicUrl,
    secret,
    providers: Object.keys(deps.providers) as Provider[],
  }
}
