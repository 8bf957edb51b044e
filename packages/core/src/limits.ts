import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { ErrorCode } from '@vedetta/contracts/errors'
import { searchPace } from '@vedetta/contracts/position-search'
import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'
import { createLocalCounter } from './local-counter.ts'

type Limit = { readonly times: number; readonly seconds: number; readonly code: ErrorCode }

const minute = 60
const hour = 3600

/**
 * How often who may do what. A guess counts before the password is hashed, right or wrong: the account's are those of devices
 * that have never signed in to it, each other device has its own, and so has who is signed in and must give the password again.
 */
const limits = {
  guessesOfAccount: { times: 10, seconds: hour, code: 'too_many_attempts' },
  guessesOfDevice: { times: 10, seconds: hour, code: 'too_many_attempts' },
  guessesOfPerson: { times: 10, seconds: hour, code: 'too_many_attempts' },
  captchasOfAddress: { times: 200, seconds: 10 * minute, code: 'request_limit' },
  signInsOfAddress: { times: 100, seconds: 10 * minute, code: 'request_limit' },
  signUpsOfAddress: { times: 30, seconds: hour, code: 'request_limit' },
  resetsOfAddress: { times: 30, seconds: hour, code: 'request_limit' },
  messagesOfAddress: { times: 10, seconds: hour, code: 'request_limit' },
  optOutsOfAddress: { times: 60, seconds: hour, code: 'request_limit' },
  mailsToPerson: { times: 5, seconds: hour, code: 'request_limit' },
  downloadsOfPerson: { times: 10, seconds: hour, code: 'request_limit' },
  publicSearchesOfAddress: { times: 20, seconds: minute, code: 'request_limit' },
  mapsOfAddress: { times: 60, seconds: minute, code: 'request_limit' },
  searchesOfPerson: { ...searchPace, code: 'request_limit' },
  filterCountsOfPerson: { times: 60, seconds: minute, code: 'request_limit' },
  checkoutsOfAddress: { times: 30, seconds: hour, code: 'request_limit' },
  paymentsOfPerson: { times: 30, seconds: hour, code: 'request_limit' },
  invitesOfLicence: { times: 100, seconds: hour, code: 'request_limit' },
  invitesToAddress: { times: 10, seconds: 24 * hour, code: 'request_limit' },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof limits

export type Limits = { consume: (name: LimitName, who: string) => Promise<void> }

/** Redis counts for all processes. Each counts its own as well, so that a Redis that is away or slow opens nothing. */
export function createLimits(redis: Redis, prefix: string): Limits {
  const counters = Object.entries(limits).map(([name, { times, seconds }]) => {
    const options = { keyPrefix: `${prefix}:limit:${name}`, points: times, duration: seconds }
    const shared = new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true })
    return [name, { own: createLocalCounter(times, seconds), shared }] as const
  })
  const counterOf = Object.fromEntries(counters) as Record<LimitName, (typeof counters)[number][1]>
  return {
    async consume(name, who) {
      // Hashed: Redis is told nobody's address.
      const key = createHash('sha256').update(who).digest('base64url')
      const { own, shared } = counterOf[name]
      const waitMs = Math.max(own(key), await sharedWait(shared, key))
      if (waitMs > 0) throw new AppError(limits[name].code, { retryAfter: Math.ceil(waitMs / 1000) })
    },
  }
}

/** How long until the next one is allowed; 0 where this one is, or Redis can't tell. */
async function sharedWait(counter: RateLimiterRedis, key: string): Promise<number> {
  return counter.consume(key).then(
    () => 0,
    (refusal: unknown) => (refusal instanceof RateLimiterRes ? Math.max(1, refusal.msBeforeNext) : 0),
  )
}

/** Who has one IPv6 address has the 2⁶⁴ beside it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
