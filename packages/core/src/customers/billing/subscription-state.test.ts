import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KnownEvent } from './payment-event.ts'
import { readStripeEvent } from './stripe-events.ts'
import { subscriptionState } from './subscription-state.ts'
import { anyLife, stateByTruth } from './testing/any-life.ts'
import { type Act, SubscriptionLife } from './testing/subscription-life.ts'

const startsAt = Date.UTC(2026, 10, 1, 9) / 1000
const daySeconds = 86_400

function live(...acts: Act[]): SubscriptionLife {
  const life = new SubscriptionLife({ seed: 'a', checkoutId: randomUUID(), tier: 'team', period: 'monthly', startsAt })
  for (const act of acts) life.do(act)
  return life
}

const known = ({ events }: Pick<SubscriptionLife, 'events'>): KnownEvent[] =>
  events.map((event) => readStripeEvent(event) as KnownEvent)
const stateOf = (life: SubscriptionLife) => subscriptionState(known(life))
const inDays = (days: number) => new Date((startsAt + days * daySeconds) * 1000)

test('subscriptionState reaches the true state of any life from its events in any order, with repetitions', () => {
  const delivery = anyLife.chain((life) =>
    fc.record({
      life: fc.constant(life),
      order: fc.shuffledSubarray([...life.events, ...life.events, ...life.events], {
        minLength: life.events.length * 3,
      }),
    }),
  )
  fc.assert(
    fc.property(delivery, ({ life, order }) => {
      const { owed, invoices, ...state } = subscriptionState(known({ events: order })) ?? {}
      expect(state).toEqual(stateByTruth(life.truth))
    }),
    { numRuns: 400 },
  )
})

test('subscriptionState of an incomplete set of events does not depend on their order', () => {
  const part = anyLife.chain((life) => {
    const some = fc.subarray(life.events)
    return some.chain((events) =>
      fc.record({ events: fc.constant(events), order: fc.shuffledSubarray(events, { minLength: events.length }) }),
    )
  })
  fc.assert(
    fc.property(part, ({ events, order }) => {
      expect(subscriptionState(known({ events: order }))).toEqual(subscriptionState(known({ events })))
    }),
    { numRuns: 300 },
  )
})

describe('a subscription', () => {
  test('is null until both its plan and its payment are known', () => {
    const events = known(live())
    const kinds = (wanted: string) => events.filter(({ facts }) => facts.kind === wanted)
    expect(subscriptionState(kinds('subscription'))).toBeNull()
    expect(subscriptionState(kinds('invoice'))).toBeNull()
    expect(subscriptionState(events)).toMatchObject({ tier: 'team', period: 'monthly', status: 'active' })
  })

  test('lasts seven days beyond the paid period, so that a renewal may arrive late', () => {
    expect(stateOf(live())).toMatchObject({ paidUntil: inDays(30), expiresAt: inDays(37), graceUntil: null })
    expect(stateOf(live({ act: 'renew', pays: true }))).toMatchObject({ paidUntil: inDays(60), expiresAt: inDays(67) })
  })

  test('whose renewal fails is past due and lasts seven days more, and is active again once paid', () => {
    const failed = [
      { act: 'renew', pays: false },
      { act: 'retry', pays: false },
    ] as const
    const state = stateOf(live(...failed))
    expect(state).toMatchObject({ status: 'past_due', graceUntil: inDays(37), expiresAt: inDays(37) })
    expect(state?.owed).toMatchObject({ status: 'open', failed: true })
    const recovered = stateOf(live(...failed, { act: 'retry', pays: true }))
    expect(recovered).toMatchObject({ status: 'active', graceUntil: null, owed: null, expiresAt: inDays(67) })
  })

  test('that Stripe ends for a failed payment keeps its days of grace', () => {
    const end = { act: 'end', reason: 'payment_failed' } as const
    expect(stateOf(live({ act: 'renew', pays: false }, end))).toMatchObject({ status: 'ended', expiresAt: inDays(37) })
  })

  test('cancelled for the end of its period expires then, without grace, and renews once resumed', () => {
    expect(stateOf(live({ act: 'cancel' }))).toMatchObject({ cancelAt: inDays(30), expiresAt: inDays(30) })
    expect(stateOf(live({ act: 'cancel' }, { act: 'resume' }))).toMatchObject({ cancelAt: null, expiresAt: inDays(37) })
    const ended = stateOf(live({ act: 'cancel' }, { act: 'end', reason: 'cancellation_requested' }))
    expect(ended).toMatchObject({ status: 'ended', endedAt: inDays(30), expiresAt: inDays(30) })
  })

  test('ended before its period’s end expires at once', () => {
    const acts = [
      { act: 'wait', seconds: 3 * daySeconds },
      { act: 'end', reason: 'cancellation_requested' },
    ] as const
    expect(stateOf(live(...acts))).toMatchObject({ status: 'ended', expiresAt: inDays(3) })
  })

  test('follows upgrades and downgrades of its plan', () => {
    const up = { act: 'switch', tier: 'pro', period: 'monthly' } as const
    expect(stateOf(live(up))).toMatchObject({ tier: 'pro', paidUntil: inDays(30) })
    expect(stateOf(live(up, { ...up, tier: 'basic' }))).toMatchObject({ tier: 'basic', paidUntil: inDays(30) })
  })

  test('switched from annual to monthly is paid for a month, since the rest was credited', () => {
    const acts = ['annual', 'monthly'].map((period) => ({ act: 'switch', tier: 'team', period }) as Act)
    const state = stateOf(live(...acts))
    expect(state?.period).toBe('monthly')
    expect((state?.paidUntil.getTime() ?? 0) - inDays(30).getTime()).toBeLessThan(60_000)
  })

  test('stays ended, whatever later events say', () => {
    const life = live({ act: 'note' }, { act: 'end', reason: 'cancellation_requested' })
    const events = known(life)
    const late = { ...(events[0] as KnownEvent), id: 'evt_late', created: startsAt + 900 * daySeconds }
    expect(subscriptionState([...events, late])?.status).toBe('ended')
  })
})
