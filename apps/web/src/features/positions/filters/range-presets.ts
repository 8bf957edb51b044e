import type { FilterValue } from '@vedetta/contracts/search/filter-fields'
import type { FieldOfKind } from '../position-filter.ts'

export type Range = FilterValue<FieldOfKind<'range'>>

type RangeSetting = {
  /** The value of one typed unit. */
  unit: number
  presets: readonly Range[]
}

/** Employees and turnover follow the European Union's definition of company sizes. */
export const rangeSettings = {
  experience: { unit: 1, presets: [{ to: 1 }, { from: 2, to: 4 }, { from: 5, to: 9 }, { from: 10 }] },
  pay: { unit: 1, presets: [{ from: 20_000 }, { from: 25_000 }, { from: 30_000 }, { from: 40_000 }, { from: 50_000 }] },
  employees: { unit: 1, presets: [{ to: 9 }, { from: 10, to: 49 }, { from: 50, to: 249 }, { from: 250 }] },
  turnover: {
    unit: 1_000_000,
    presets: [
      { to: 2_000_000 },
      { from: 2_000_000, to: 10_000_000 },
      { from: 10_000_000, to: 50_000_000 },
      { from: 50_000_000 },
    ],
  },
} as const satisfies Record<FieldOfKind<'range'>, RangeSetting>

export function isSameRange(a: Range | undefined, b: Range): boolean {
  return a !== undefined && a.from === b.from && a.to === b.to
}
