import { createIdentity, type Identity } from '../identity/identity.ts'
import { createPasswords, type Passwords } from '../identity/passwords.ts'
import type { ProviderConfigs } from '../identity/providers.ts'
import { createFailFastRedis } from '../redis.ts'
import type { TestDb } from './test-engines.ts'

type Overrides = {
  redis: { url: string; prefix: string }
  passwords?: Passwords
  clock?: () => Date
  publicUrl?: string
  providers?: ProviderConfigs
}

/** Signing in as the API does it, with what a test wants otherwise. */
export async function createTestIdentity(
  { db, pool }: Pick<TestDb, 'db' | 'pool'>,
  {
    redis: { url, prefix },
    passwords = createPasswords(),
    clock = () => new Date(),
    publicUrl = 'http://127.0.0.1:17473',
    providers = {},
  }: Overrides,
): Promise<Identity & { close: () => void }> {
  const redis = createFailFastRedis(url)
  await new Promise((ready) => redis.once('ready', ready))
  const identity = createIdentity({
    pool,
    db,
    redis,
    redisPrefix: prefix,
    passwords,
    clock,
    log: { info() {}, warn() {}, error() {} },
    publicUrl,
    secret: 'a secret that only the tests use',
    providers,
  })
  return { ...identity, close: () => redis.disconnect() }
}
