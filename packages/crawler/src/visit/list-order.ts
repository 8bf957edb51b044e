import { daysBefore } from '../normalise/dates.ts'
import { hintedDate } from '../normalise/posted-at.ts'
import type { RawPosition } from '../raw-position.ts'

/** The dates of a list's jobs, as far as it was read: the days of the first and the last, while none is newer than the one before. */
export type ListOrder = { newest: string; oldest: string } | 'unread' | 'unordered'

/** The order of a list with the jobs that follow. One without a date may be of any day. */
export function orderWith(order: ListOrder, jobs: readonly RawPosition[], visitedAt: Date): ListOrder {
  let after = order
  for (const job of jobs) {
    const day = after === 'unordered' ? null : dayOf(job, visitedAt)
    if (day === null || (typeof after === 'object' && day > after.oldest)) return 'unordered'
    after = { newest: typeof after === 'object' ? after.newest : day, oldest: day }
  }
  return after
}

/** Whether a new job comes first, by the dates of the list itself: jobs that are all of one day show no order. */
export function isNewestFirst(order: ListOrder): boolean {
  return typeof order === 'object' && order.oldest < order.newest
}

function dayOf({ hints: { postedAt } }: RawPosition, visitedAt: Date): string | null {
  if (postedAt === undefined) return null
  // "30+ days ago" names no day, and stands after all that do.
  const atLeast = /\b(\d{1,3})\+/.exec(postedAt.text)?.[1]
  return atLeast === undefined ? hintedDate(postedAt, visitedAt) : daysBefore(visitedAt, Number(atLeast))
}
