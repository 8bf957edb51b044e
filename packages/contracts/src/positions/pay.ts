import { z } from 'zod'
import { keysOf } from '../text/vocabulary.ts'

/** How often an amount is paid in a year: 52 weeks of 40 hours; the thirteen months that every collective agreement gives at least. */
const timesAYear = { hour: 2_080, month: 13, year: 1 } as const

/** Whole euro: nearly always gross, but pay that a page states as net is not converted. */
export const pay = z
  .object({
    from: z.number().int().nullable(),
    to: z.number().int().nullable(),
    period: z.enum(keysOf(timesAYear)),
  })
  .meta({ id: 'Pay', description: 'Whole euro, as the page states them.' })

export type Pay = z.infer<typeof pay>

/** Pay of any period as it is compared; an amount that stands alone is both ends. */
export function payPerYear({ from, to, period }: Pay): { from: number; to: number } | null {
  const [least, most] = [from ?? to, to ?? from]
  if (least === null || most === null) return null
  return { from: least * timesAYear[period], to: most * timesAYear[period] }
}
