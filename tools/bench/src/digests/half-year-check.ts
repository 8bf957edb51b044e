import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { maxDigestPositions } from '@vedetta/core/notify/digests/alert-mail-params'
import type { Arrival } from './digest-arrivals.ts'
import type { StoredAlert, StoredReader } from './half-year.queries.ts'
import type { PlannedAlert } from './half-year-story.ts'

/** An alert of the story, with the number under which it was stored. */
export type TrackedAlert = PlannedAlert & { readonly opening: number; readonly reader: StoredReader }

export type HalfYearResult = {
  readonly owed: number
  readonly told: number
  readonly withdrawn: number
  readonly digests: number
  readonly lines: number
  readonly secondCopies: number
  /** Simulated minutes from when each digest was due until it arrived, ascending. */
  readonly delays: readonly number[]
  readonly faults: readonly string[]
}

/** Compares what arrived with the story. Every fault is a sentence. */
export function checkHalfYear(
  tracked: readonly TrackedAlert[],
  stored: readonly StoredAlert[],
  arrivals: readonly Arrival[],
  readers: readonly StoredReader[],
  end: number,
): HalfYearResult {
  const first = new Map<string, Arrival>()
  for (const arrival of arrivals) if (!first.has(arrival.mailId)) first.set(arrival.mailId, arrival)
  const mails = [...first.values()]
  const mailOf = new Map(stored.map(({ opening, mail_id }) => [opening, mail_id]))
  const verdicts = tracked.map((alert) => {
    const mailId = mailOf.get(alert.opening) ?? null
    return judge(alert, { mailId, arrival: first.get(mailId ?? ''), end })
  })
  const digests = mails.filter(({ isDigest }) => isDigest)
  return {
    owed: verdicts.filter(({ isOwed }) => isOwed).length,
    told: verdicts.filter(({ isTold }) => isTold).length,
    withdrawn: tracked.filter(isWithdrawn).length,
    digests: digests.length,
    lines: mails.length - digests.length,
    secondCopies: arrivals.length - mails.length,
    delays: verdicts.flatMap(({ delay }) => delay ?? []).sort((a, b) => a - b),
    faults: [
      ...verdicts.flatMap(({ fault }) => fault ?? []),
      ...incompleteDigests(digests, stored),
      ...repeatedDigests(readers, mails),
      ...missedLines(readers, mails),
    ],
  }
}

type Verdict = {
  readonly isOwed: boolean
  readonly isTold: boolean
  readonly delay?: number
  readonly fault?: string
}

const isWithdrawn = ({ closesAt, due }: TrackedAlert): boolean => closesAt !== null && (due === null || closesAt < due)

type Telling = { readonly mailId: string | null; readonly arrival: Arrival | undefined; readonly end: number }

function judge(alert: TrackedAlert, { mailId, arrival, end }: Telling): Verdict {
  const { opening, due, reader } = alert
  const isOwed = !isWithdrawn(alert) && due !== null && due <= end - hourMs
  const verdict = { isOwed, isTold: mailId !== null }
  if (mailId === null) return isOwed ? { ...verdict, fault: `alert ${opening} was not told` } : verdict
  if (arrival?.to !== reader.email)
    return { ...verdict, fault: `alert ${opening} was told by a mail that did not arrive` }
  if (isWithdrawn(alert) || due === null)
    return { ...verdict, fault: `alert ${opening} was told although it was not owed` }
  const delay = (arrival.at - due) / minuteMs
  if (delay < 0 || delay > 60)
    return { ...verdict, delay, fault: `alert ${opening} was told ${delay.toFixed(1)} minutes late` }
  return { ...verdict, delay }
}

/** A digest shows the positions it was composed of, as many as it has room for. */
function incompleteDigests(digests: readonly Arrival[], stored: readonly StoredAlert[]): string[] {
  const composed = Map.groupBy(stored, ({ mail_id }) => mail_id ?? '')
  return digests.flatMap(({ mailId, positionIds }) => {
    const claimed = (composed.get(mailId) ?? []).map(({ position_id }) => position_id)
    const isRight =
      positionIds.length === Math.min(claimed.length, maxDigestPositions) &&
      positionIds.every((id) => claimed.includes(id))
    return isRight ? [] : [`digest ${mailId} shows ${positionIds.length} positions of ${claimed.length}`]
  })
}

/** More than one mail for one date of a reader, under different numbers. */
function repeatedDigests(readers: readonly StoredReader[], mails: readonly Arrival[]): string[] {
  const mailsTo = Map.groupBy(mails, ({ to }) => to)
  return readers.flatMap(({ email, dues }) => {
    const slots = Map.groupBy(mailsTo.get(email) ?? [], ({ at }) => dues.findLast((due) => due <= at))
    return [...slots].filter(([, list]) => list.length > 1).map(([due]) => `two mails to ${email} for ${due}`)
  })
}

/** A reader of whom nothing is known for the whole time gets a line every thirty days, at the date after. */
function missedLines(readers: readonly StoredReader[], mails: readonly Arrival[]): string[] {
  const linesTo = Map.groupBy(
    mails.filter(({ isDigest }) => !isDigest),
    ({ to }) => to,
  )
  return readers.flatMap(({ email, dues, alerts, chapters }) => {
    if (alerts.length > 0 || chapters.length > 1) return []
    const lines = (linesTo.get(email) ?? []).map(({ at }) => at)
    const gaps = [dues[0] ?? 0, ...lines].map((from, at, all) => (all[at + 1] ?? dues.at(-1) ?? 0) - from)
    const isRight = (gap: number, at: number) =>
      gap < 30 * dayMs + 8 * dayMs && (at === gaps.length - 1 || gap > 30 * dayMs - 2 * hourMs)
    return gaps.every(isRight) ? [] : [`the lines to ${email} are not a month apart`]
  })
}
