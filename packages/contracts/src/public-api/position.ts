import { z } from 'zod'
import { positionDetail } from '../inbox/position-detail.ts'
import { positionRow } from '../positions/position-row.ts'

/** The kinds of a position's events. */
const positionChanges = ['new', 'changed', 'reposted', 'closed', 'reopened'] as const

/** The free size of a position: that something happened to it. */
export const positionHead = z
  .object({
    positionID: z.uuid(),
    event: z
      .number()
      .int()
      .describe('The number of the change. Numbers only grow, and none comes later than a higher one'),
    kind: z.enum(positionChanges),
    at: z.iso.datetime(),
  })
  .meta({ id: 'PositionHead' })

export type PositionHead = z.infer<typeof positionHead>

/** A position as a search answers with it, and pays for it. */
export const publicPositionRow = positionRow

/** Everything of a position, which costs a credit once per licence and year. */
export const publicPosition = positionDetail
  .omit({ markedAt: true, discardedAt: true, discardReason: true, saved: true, told: true, others: true })
  .meta({ id: 'FullPosition' })

export type PublicPosition = z.infer<typeof publicPosition>
