import type { Provider } from '@vedetta/contracts/facts/providers'
import type pg from 'pg'
import type { Context } from '../../platform/context.ts'
import { type BoundedQueue, createBoundedQueue } from '../../platform/limits/bounded-queue.ts'
import { selectOffSwitches } from '../../platform/switches/switches.queries.ts'
import { type Auth, createAuth } from './auth.ts'
import { queueResetMail } from './identity-mails.ts'
import type { Passwords } from './passwords.ts'
import type { ProviderConfigs } from './providers.ts'

/** The dependencies that only signing in needs. */
export type Identity = {
  readonly auth: Auth
  readonly passwords: Passwords
  /** A sign-up holds a database connection while it hashes, so only a few run at a time. */
  readonly signUps: BoundedQueue
  readonly providers: readonly Provider[]
}

/** The context of the use cases of this folder. */
export type IdentityContext = Pick<Context, 'db' | 'clock' | 'limits' | 'publicUrl' | 'secrets'> & Identity

type IdentityParts = Pick<Context, 'db' | 'log' | 'clock' | 'publicUrl' | 'secrets'> & {
  readonly pool: pg.Pool
  readonly passwords: Passwords
  readonly providers: ProviderConfigs
}

export function createIdentity({ db, ...parts }: IdentityParts): Identity {
  const { publicUrl, passwords, providers } = parts
  return {
    auth: createAuth({
      ...parts,
      isSignUpOn: async () => !(await selectOffSwitches(db)).includes('signUp'),
      sendResetPassword: (person, token) => queueResetMail({ db, publicUrl }, person, token),
    }),
    passwords,
    signUps: createBoundedQueue({ parallel: 2, waiting: 100 }),
    providers: Object.keys(providers) as Provider[],
  }
}
