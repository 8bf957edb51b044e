import { inOrder } from './invoice-states.ts'
import type { KnownEvent, Snapshot } from './payment-event.ts'

type Change = { readonly before: string | null; readonly after: string; readonly snapshot: Snapshot }

/**
 * The state of a subscription after all of its events. Stripe's timestamps are whole seconds, and several events often share one:
 * within a second, the order follows from the states before and after each change.
 */
export function lastSnapshot(events: readonly KnownEvent[]): Snapshot | null {
  let last: Snapshot | null = null
  for (const changes of bySecond(events)) {
    const ended = changes.find(({ snapshot }) => snapshot.endedAt !== null)
    // An ended subscription never resumes.
    if (ended) return ended.snapshot
    last = endOf(changes, last)
  }
  return last
}

function bySecond(events: readonly KnownEvent[]): Change[][] {
  const seconds = new Map<number, Change[]>()
  for (const { created, facts } of inOrder(events)) {
    if (facts.kind !== 'subscription') continue
    const { before, after } = facts
    const changes = seconds.get(created) ?? []
    changes.push({ before: before && keyOf(before), after: keyOf(after), snapshot: after })
    seconds.set(created, changes)
  }
  return [...seconds.values()]
}

/** The last state of a second is the one that changes lead to more often than they leave it. */
function endOf(changes: readonly Change[], start: Snapshot | null): Snapshot | null {
  const end = changes.findLast(
    ({ after }) =>
      count(changes, (change) => change.after === after) > count(changes, ({ before }) => before === after),
  )
  if (end) return end.snapshot
  // The changes form a cycle, or there is none.
  const returned = start !== null && changes.some(({ after }) => after === keyOf(start))
  return returned ? start : (changes.at(-1)?.snapshot ?? start)
}

function count(changes: readonly Change[], matches: (change: Change) => boolean): number {
  return changes.filter(matches).length
}

function keyOf(snapshot: Snapshot): string {
  const { customerId, tier, period, startsAt, cancelAt, endedAt, endReason } = snapshot
  return JSON.stringify([customerId, tier, period, startsAt, cancelAt, endedAt, endReason])
}
