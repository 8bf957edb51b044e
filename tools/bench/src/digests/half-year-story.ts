import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { type DigestTimes, dueHours, italianHours } from './italian-hours.ts'

/** From then on the reader gets digests at these times; null while stopped. */
type Chapter = { readonly from: number; readonly times: DigestTimes | null }

export type PlannedAlert = {
  readonly at: number
  /** Its position closes then. */
  readonly closesAt: number | null
  /** When the digest that must tell it is due; null beyond the end. */
  readonly due: number | null
}

export type Reader = {
  readonly chapters: readonly [Chapter, ...Chapter[]]
  readonly filters: number
  readonly alerts: readonly PlannedAlert[]
  readonly dues: readonly number[]
}

export type Period = { readonly from: number; readonly to: number }

const frequencies = ['daily', 'twice a week', 'weekly'] as const
/** The hours of the clock changes are among them; changes by readers stay two hours away from each. */
const digestHours = [2, 3, 7, 8, 12, 18]
const quietHours = [10, 15, 21]
const alertsADay = [0, 0.05, 0.2, 0.5, 1, 2.5]

/** What happens to each reader in the period, and when each position must have been told: the truth that the run is compared with. */
export function tellStory(
  period: Period,
  { people, pace, random }: { people: number; pace: number; random: () => number },
): Reader[] {
  const hours = italianHours(period.from, period.to)
  const quiet = hours.filter(({ hour }) => quietHours.includes(hour)).map(({ instant }) => instant + hourMs / 2)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  const dueCache = new Map<string, number[]>()
  const duesOf = (times: DigestTimes): number[] => {
    const key = JSON.stringify(times)
    const known = dueCache.get(key) ?? dueHours(hours, times)
    dueCache.set(key, known)
    return known
  }
  const anyTimes = (person: number): DigestTimes => {
    const frequency = frequencies[person % 3] ?? 'daily'
    const first = 1 + Math.floor(random() * 7)
    const second = 1 + ((first + Math.floor(random() * 6)) % 7)
    const days = { daily: [], 'twice a week': [first, second], weekly: [first] }
    return { frequency, alertDays: days[frequency], alertHour: pick(digestHours) }
  }
  const chaptersOf = (person: number): [Chapter, ...Chapter[]] => {
    const opening: Chapter = { from: period.from, times: anyTimes(person) }
    const [first = 0, second = 0] = [pick(quiet), pick(quiet)].sort((a, b) => a - b)
    const fate = random()
    if (fate < 0.2) return [opening, { from: first, times: anyTimes(person + 1) }]
    if (fate < 0.24) return [opening, { from: first, times: null }]
    if (fate < 0.3 && first < second)
      return [opening, { from: first, times: null }, { from: second, times: opening.times }]
    return [opening]
  }
  return Array.from({ length: people }, (_, person) => {
    const chapters = chaptersOf(person)
    const dues = chapters.flatMap(({ from, times }, at) => {
      const until = chapters[at + 1]?.from ?? period.to
      return times ? duesOf(times).filter((due) => from < due && due < until) : []
    })
    return { chapters, dues, filters: 1 + (person % 3), alerts: alertsOf(dues, pick(alertsADay) * pace) }
  })

  function alertsOf(dues: readonly number[], aDay: number): PlannedAlert[] {
    const alerts: PlannedAlert[] = []
    const meanMs = aDay === 0 ? Number.POSITIVE_INFINITY : (24 * hourMs) / aDay
    for (let at = next(period.from, meanMs); at < period.to; at = next(at, meanMs)) {
      const due = dues.find((one) => one >= at) ?? null
      const closesAt = random() < 0.05 ? (quiet.find((one) => one > at + random() * 96 * hourMs) ?? null) : null
      alerts.push({ at, closesAt, due })
    }
    return alerts
  }

  function next(at: number, meanMs: number): number {
    return at + Math.ceil(-Math.log(1 - random()) * meanMs) + minuteMs
  }
}
