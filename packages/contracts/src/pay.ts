import { z } from 'zod'

/** Whole euro: nearly always gross, but pay that a page states as net is not converted. */
export const pay = z
  .object({
    from: z.number().int().nullable(),
    to: z.number().int().nullable(),
    period: z.enum(['hour', 'month', 'year']),
  })
  .meta({ id: 'Pay', description: 'Whole euro, as the page states them.' })

export type Pay = z.infer<typeof pay>
