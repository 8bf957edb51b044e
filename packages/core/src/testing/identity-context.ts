import { createIdentity, type IdentityContext } from '../customers/identity/identity.ts'
import { createPasswords, type Passwords } from '../customers/identity/passwords.ts'
import type { ProviderConfigs } from '../customers/identity/providers.ts'
import type { Secrets } from '../platform/config/secrets.ts'
import { createLimits } from '../platform/limits/limits.ts'
import { createFailFastRedis } from '../platform/redis/redis.ts'
import { patienceMs } from './patience.ts'
import type { TestDb } from './test-engines.ts'

type Overrides = {
  redis: { url: string; prefix: string }
  passwords?: Passwords
  clock?: () => Date
  publicUrl?: string
  providers?: ProviderConfigs
  secrets?: Secrets
}

/** The identity context as the API builds it, with a test's own engines. */
export async function createIdentityContext(
  { db, pool }: Pick<TestDb, 'db' | 'pool'>,
  {
    redis: { url, prefix },
    passwords = createPasswords(),
    clock = () => new Date(),
    publicUrl = 'http://127.0.0.1:17473',
    providers = {},
    secrets = ['a secret that only the tests use'],
  }: Overrides,
): Promise<IdentityContext & { close: () => void }> {
  const redis = createFailFastRedis(url, patienceMs)
  await new Promise((ready) => redis.once('ready', ready))
  const shared = { db, clock, publicUrl, secrets }
  const log = { info() {}, warn() {}, error() {} }
  return {
    ...shared,
    limits: createLimits(redis, prefix),
    ...createIdentity({ ...shared, log, pool, passwords, providers }),
    close: () => redis.disconnect(),
  }
}
