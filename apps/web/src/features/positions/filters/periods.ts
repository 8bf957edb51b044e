import { addDays, type Day } from '../../../lib/italian-time.ts'
import type { PositionFilter } from '../position-filter.ts'

/** Presets of the date filter, by their number of days including today. */
export const periodLabels = {
  1: 'period.today',
  7: 'period.week',
  30: 'period.month',
} as const

export const periodLengths = [1, 7, 30] as const

type PeriodLength = (typeof periodLengths)[number]

export function startOf(length: PeriodLength, today: Day): Day {
  return addDays(today, 1 - length)
}

export function periodOf({ from, to }: PositionFilter, today: Day): PeriodLength | undefined {
  return to ? undefined : periodLengths.find((length) => from === startOf(length, today))
}
