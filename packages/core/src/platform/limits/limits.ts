import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { ErrorCode } from '@vedetta/contracts/calls/errors'
import { apiPace } from '@vedetta/contracts/public-api/operation'
import { searchPace } from '@vedetta/contracts/search/position-search'
import { licenceSearchWeight, personSearchWeight } from '@vedetta/contracts/search/search-weight'
import { renderTrials } from '@vedetta/contracts/watch/render-trials'
import type { Redis } from 'ioredis'
import ipaddr from 'ipaddr.js'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../app-error.ts'
import { createBreaker } from './breaker.ts'
import { createLocalCounter } from './local-counter.ts'

type Limit = { readonly times: number; readonly seconds: number; readonly code: ErrorCode }

const minute = 60
const hour = 3600

/**
 * The rate limits. A password guess counts before the password is hashed, right or wrong. Guesses from devices that have never
 * signed in to the account share the account's count; every known device has a count of its own, and so has a signed-in person
 * who must give the password again.
 */
const limits = {
  guessesOfAccount: { times: 10, seconds: hour, code: 'too_many_attempts' },
  guessesOfDevice: { times: 10, seconds: hour, code: 'too_many_attempts' },
  guessesOfPerson: { times: 10, seconds: hour, code: 'too_many_attempts' },
  captchasOfAddress: { times: 200, seconds: 10 * minute, code: 'request_limit' },
  signInsOfAddress: { times: 100, seconds: 10 * minute, code: 'request_limit' },
  signUpsOfAddress: { times: 30, seconds: hour, code: 'request_limit' },
  resetsOfAddress: { times: 30, seconds: hour, code: 'request_limit' },
  linksOfAddress: { times: 60, seconds: hour, code: 'request_limit' },
  messagesOfAddress: { times: 10, seconds: hour, code: 'request_limit' },
  alertLinksOfAddress: { times: 120, seconds: hour, code: 'request_limit' },
  /** Mail services unsubscribe for many of their users from few addresses. */
  oneClicksOfAddress: { times: 600, seconds: minute, code: 'request_limit' },
  optOutsOfAddress: { times: 60, seconds: hour, code: 'request_limit' },
  mailsToPerson: { times: 5, seconds: hour, code: 'request_limit' },
  downloadsOfPerson: { times: 10, seconds: hour, code: 'request_limit' },
  publicSearchesOfAddress: { times: 20, seconds: minute, code: 'request_limit' },
  renderingsOfAddress: { times: 60, seconds: minute, code: 'request_limit' },
  mapsOfAddress: { times: 60, seconds: minute, code: 'request_limit' },
  /** Anybody may send them, and each is written: a real fault of ours is known from far fewer. */
  cspReportsOfAddress: { times: 30, seconds: minute, code: 'request_limit' },
  cspReportsOfAll: { times: 600, seconds: minute, code: 'request_limit' },
  statusesOfAddress: { times: 60, seconds: minute, code: 'request_limit' },
  searchesOfPerson: { ...searchPace, code: 'request_limit' },
  /** In the units of `searchWeight`, a search as many as it weighs. */
  searchWeightOfPerson: { ...personSearchWeight, code: 'request_limit' },
  searchWeightOfLicence: { ...licenceSearchWeight, code: 'request_limit' },
  /** Typing asks several times a second. */
  roleSuggestionsOfPerson: { times: 240, seconds: minute, code: 'request_limit' },
  namesOfPerson: { times: 120, seconds: minute, code: 'request_limit' },
  /** Names that the palette shows: many times what a day's typing brings up, and too few to copy the index by. */
  namedRowsOfPerson: { times: 2_000, seconds: 24 * hour, code: 'request_limit' },
  similarOfPerson: { times: 120, seconds: minute, code: 'request_limit' },
  sentencesOfPerson: { times: 240, seconds: minute, code: 'request_limit' },
  filterCountsOfPerson: { times: 60, seconds: minute, code: 'request_limit' },
  filterChangesOfPerson: { times: 120, seconds: minute, code: 'request_limit' },
  pushChangesOfPerson: { times: 60, seconds: hour, code: 'request_limit' },
  webhookChangesOfPerson: { times: 120, seconds: hour, code: 'request_limit' },
  alertListsOfPerson: { times: 120, seconds: minute, code: 'request_limit' },
  checkoutsOfAddress: { times: 30, seconds: hour, code: 'request_limit' },
  paymentsOfPerson: { times: 30, seconds: hour, code: 'request_limit' },
  /** Entries in the audit, so that a loop can't fill it. */
  refusalsOfCall: { times: 1, seconds: hour, code: 'request_limit' },
  refusedCodesOfPerson: { times: 20, seconds: hour, code: 'request_limit' },
  extraRequestsOfLicence: { times: 10, seconds: 24 * hour, code: 'request_limit' },
  apiKeyChangesOfLicence: { times: 60, seconds: hour, code: 'request_limit' },
  invitesOfLicence: { times: 100, seconds: hour, code: 'request_limit' },
  invitesToAddress: { times: 10, seconds: 24 * hour, code: 'request_limit' },
  readsOfFeed: { times: 60, seconds: hour, code: 'request_limit' },
  /** Each is kept for a day. */
  namedWritesOfKey: { times: 1_000, seconds: hour, code: 'request_limit' },
  renderTrialsOfAll: { times: renderTrials.maxPerDay, seconds: 24 * hour, code: 'request_limit' },
  apiCallsOfKey: { ...apiPace, code: 'request_limit' },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof limits

export type Limits = {
  consume: (name: LimitName, subject: string, points?: number) => Promise<void>
  /** Counts one, and returns the state of the count instead of refusing. */
  take: (name: LimitName, subject: string) => Promise<Quota>
}

export type Quota = {
  readonly isAllowed: boolean
  readonly left: number
  /** Milliseconds until the count begins anew. */
  readonly resetMs: number
  /** Whether all processes share the count; while Redis is down each has its own. */
  readonly isShared: boolean
}

/** Redis counts for all processes. Each process counts its own requests as well, so the limits hold while Redis is down or slow. */
export function createLimits(redis: Redis, prefix: string): Limits {
  const breaker = createBreaker({
    failures: 5,
    openMs: 2_000,
    isOutage: (refusal) => !(refusal instanceof RateLimiterRes),
    refusal: () => new Error('Redis does not answer'),
  })
  const counters = Object.entries(limits).map(([name, { times, seconds }]) => {
    const options = { keyPrefix: `${prefix}:limit:${name}`, points: times, duration: seconds }
    const shared = new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true })
    return [name, { own: createLocalCounter(times, seconds), shared }] as const
  })
  const counterOf = Object.fromEntries(counters) as Record<LimitName, (typeof counters)[number][1]>
  return {
    async consume(name, subject, points = 1) {
      const key = hashOf(subject)
      const { own, shared } = counterOf[name]
      const waitMs = Math.max(own(key, points).waitMs, await sharedWait(breaker.run(() => shared.consume(key, points))))
      if (waitMs > 0) throw new AppError(limits[name].code, { retryAfter: Math.ceil(waitMs / 1000) })
    },
    async take(name, subject) {
      const { own, shared } = counterOf[name]
      const key = hashOf(subject)
      // Also while Redis counts, so that a process goes on from its own count when Redis goes down.
      const { waitMs, ...state } = own(key)
      const counted = await breaker.run(() => shared.consume(key)).catch((refusal: unknown) => refusal)
      if (counted instanceof RateLimiterRes) {
        const { consumedPoints, remainingPoints, msBeforeNext } = counted
        const isAllowed = consumedPoints <= limits[name].times
        return { isAllowed, left: remainingPoints, resetMs: Math.max(1, msBeforeNext), isShared: true }
      }
      return { ...state, isAllowed: waitMs === 0, isShared: false }
    },
  }
}

/** Hashed, so that Redis stores no address. */
const hashOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url')

/** Whether the limit allows one more, for what is left out beyond it instead of refused. */
export async function isWithinLimit(limits: Limits, name: LimitName, subject: string): Promise<boolean> {
  try {
    await limits.consume(name, subject)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Milliseconds until the next request is allowed; 0 if this one is, or if Redis does not answer. */
async function sharedWait(counted: Promise<RateLimiterRes>): Promise<number> {
  return counted.then(
    () => 0,
    (refusal: unknown) => (refusal instanceof RateLimiterRes ? Math.max(1, refusal.msBeforeNext) : 0),
  )
}

/** The network that an address limit counts: for IPv6 the /64, since a provider gives each subscriber a whole one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // The zone is cut off: it may have characters that the library refuses.
  const parsed = ipaddr.process(address.replace(/%.*/, ''))
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).map(hex).join(':') : parsed.toString()
}

const hex = (group: number): string => group.toString(16)
