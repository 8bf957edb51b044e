import { Redis } from 'ioredis'
import type { RedisSettings } from '../../platform/redis/redis.ts'

/** Alerts were written, or a person has read some of theirs. */
export type AlertSignal = 'written' | `read by ${string}`

/** What processes tell each other about alerts. A signal that gets lost only delays: receivers look by themselves, too. */
export type AlertSignals = {
  readonly send: (signal: AlertSignal) => void
  /** Returns how to end. */
  readonly follow: (onSignal: (signal: AlertSignal) => void) => () => void
}

/** `redis` is the client to send with; a follower has a connection of its own. */
export function createAlertSignals(redis: Redis, { url, prefix }: RedisSettings): AlertSignals {
  const channel = `${prefix}:alerts`
  return {
    send(signal) {
      redis.publish(channel, signal).catch(() => {})
    },
    follow(onSignal) {
      const follower = new Redis(url, { maxRetriesPerRequest: null })
      follower.on('error', () => {})
      follower.on('message', (_channel, signal) => onSignal(signal as AlertSignal))
      follower.subscribe(channel).catch(() => {})
      return () => follower.disconnect()
    },
  }
}
