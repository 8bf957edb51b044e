import { digestDays, type Settings } from '../customers/settings.ts'
import { dayMs, hourMs } from '../text/durations.ts'

type DigestTimes = Pick<Settings, 'frequency' | 'alertDays' | 'alertHour'>

/** A weekly digest comes within seven days, and the search for it begins on the day before. */
const searchedDays = 9

/**
 * When the next digest after an instant is due: at the hour chosen, in Italy. An hour that the clocks skip is due when they
 * have skipped it, and one that they repeat is due the first time.
 */
export function nextDigest(settings: DigestTimes, after: Date): Date {
  const weekdays = digestDays(settings)
  const today = wallClock(after.getTime()) - (wallClock(after.getTime()) % dayMs)
  for (let day = 0; day < searchedDays; day++) {
    const midnight = today + day * dayMs
    if (!weekdays.includes(isoWeekday(midnight))) continue
    const due = instantOf(midnight + settings.alertHour * hourMs)
    if (due > after.getTime()) return new Date(due)
  }
  throw new Error('a digest has a weekday')
}

const isoWeekday = (wall: number): number => new Date(wall).getUTCDay() || 7

/** The instant at which clocks in Italy first show a time, which is written as if it were in UTC. */
function instantOf(wall: number): number {
  const [before, after] = [wall - offsetAt(wall - dayMs), wall - offsetAt(wall + dayMs)]
  const shown = [before, after].filter((instant) => wallClock(instant) === wall)
  return shown.length > 0 ? Math.min(...shown) : before
}

const wallClock = (instant: number): number => instant + offsetAt(instant)

/** Milliseconds by which clocks in Italy are ahead of UTC. */
function offsetAt(instant: number): number {
  const name = offsetFormat.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  return Number(name?.match(/^GMT\+(\d\d):00$/)?.[1] ?? 0) * hourMs
}

// biome-ignore lint/plugin: reads the offset, shows nothing
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })
