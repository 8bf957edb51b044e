import { randomUUID } from 'node:crypto'
import { billingPeriods, soldTiers } from '@vedetta/contracts/customers/billing'
import { dayMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import fc from 'fast-check'
import { type Act, SubscriptionLife, type Truth } from './subscription-life.ts'

const tier = fc.constantFrom(...soldTiers)
const period = fc.constantFrom(...keysOf(billingPeriods))
const pays = fc.boolean()

/** Often in the same second as the previous act. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('wait'), seconds: fc.constantFrom(1, 60, 3_600, 9 * 86_400) }),
  fc.record({ act: fc.constant('renew'), pays }),
  fc.record({ act: fc.constant('retry'), pays }),
  { weight: 2, arbitrary: fc.record({ act: fc.constant('switch'), tier, period }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('cancel', 'resume', 'note') }) },
)

const anyEnd: fc.Arbitrary<Act> = fc.record({
  act: fc.constant('end'),
  reason: fc.constantFrom('cancellation_requested', 'payment_failed'),
})

const anyStart = fc.record({ tier, period, startsAt: fc.constant(Date.UTC(2026, 0, 31, 10) / 1000), seed: fc.uuid() })

/** A complete life, ended or not. */
export const anyLife: fc.Arbitrary<SubscriptionLife> = fc
  .record({ start: anyStart, acts: fc.array(anyAct, { maxLength: 14 }), end: fc.option(anyEnd) })
  .map(({ start, acts, end }) => {
    const life = new SubscriptionLife({ ...start, checkoutId: randomUUID() })
    for (const act of [...acts, ...(end ? [end] : [])]) life.do(act)
    return life
  })

/** A life of exactly `count` events, the last of which may be its end. */
export function lifeOfLength(count: number, checkoutId: string): fc.Arbitrary<SubscriptionLife> {
  return fc
    .record({ start: anyStart, acts: fc.array(anyAct, { minLength: count, maxLength: count }), end: fc.option(anyEnd) })
    .map(({ start, acts, end }) => {
      const life = new SubscriptionLife({ ...start, checkoutId })
      // An act emits three events at most.
      for (const act of acts) if (life.events.length + 4 <= count) life.do(act)
      while (life.events.length < count - 1) life.do({ act: 'note' })
      life.do(end ?? { act: 'note' })
      return life
    })
}

/** The expected state of a subscription with this truth. */
export function stateByTruth({ tier, period, startsAt, paidUntil, cancelAt, endedAt, reason, owes }: Truth) {
  const date = (seconds: number) => new Date(seconds * 1000)
  const lapse = new Date(date(paidUntil).getTime() + 7 * dayMs)
  const leaves = reason === 'payment_failed' ? null : (endedAt ?? cancelAt)
  const isPastDue = owes && endedAt === null
  return {
    tier,
    period,
    status: endedAt !== null ? 'ended' : isPastDue ? 'past_due' : 'active',
    startsAt: date(startsAt),
    paidUntil: date(paidUntil),
    cancelAt: cancelAt === null ? null : date(cancelAt),
    endedAt: endedAt === null ? null : date(endedAt),
    graceUntil: isPastDue ? lapse : null,
    expiresAt: notBefore(date(startsAt), leaves === null || date(leaves) > lapse ? lapse : date(leaves)),
  }
}

function notBefore(start: Date, end: Date): Date {
  return end > start ? end : new Date(start.getTime() + 1000)
}
