import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { companyBrief, type PositionRow } from '../positions/position-row.ts'
import { positionDetail } from './position-detail.ts'

export const savedPageSize = 8

/** A list that is paged on the client has to stay this small. */
export const maxSavedPositions = 1_000

/**
 * The whole record, without its texts, which are long, without what belongs to the company's other positions, and
 * without how its reader learned of it.
 */
const savedPosition = positionDetail
  .omit({ description: true, descriptionMasks: true, evidence: true, others: true, told: true })
  .extend({ savedAt: z.iso.datetime() })
  .meta({ id: 'SavedPosition' })

export type SavedPosition = z.infer<typeof savedPosition>

/** What a list shows of it: of one just saved, no more is known. */
export type ListedSavedPosition = PositionRow & Pick<SavedPosition, 'savedAt' | 'closedAt'>

export const listSavedPositions = defineCall({
  method: 'GET',
  path: '/position/saved',
  summary: 'The user’s saved positions, the last saved first, with their companies',
  access: 'licence',
  input: z.object({}),
  output: z.object({ companies: z.array(companyBrief), positions: z.array(savedPosition) }),
})

export const savePosition = defineCall({
  method: 'POST',
  path: '/position/save',
  summary: 'Toggle a saved position',
  access: 'licence',
  input: z.object({
    positionID: z.uuid(),
    saved: z.boolean().optional().describe('The wanted state, which makes the call idempotent; by default it toggles'),
  }),
  output: z.object({ status: z.enum(['saved', 'removed']) }),
})
