import { z } from 'zod'
import { defineCall } from './call.ts'
import { companyBrief, positionRow } from './position-row.ts'

export const savedPageSize = 8

/** As many as a list that is paged on the client carries. */
export const maxSavedPositions = 1_000

const savedPosition = positionRow
  .extend({ savedAt: z.iso.datetime(), closedAt: z.iso.datetime().nullable() })
  .meta({ id: 'SavedPosition' })

export type SavedPosition = z.infer<typeof savedPosition>

export const listSavedPositions = defineCall({
  method: 'GET',
  path: '/position/saved',
  summary: 'Every saved position, the last saved first, and their companies',
  access: 'licence',
  input: z.object({}),
  output: z.object({ companies: z.array(companyBrief), positions: z.array(savedPosition) }),
})

export const savePosition = defineCall({
  method: 'POST',
  path: '/position/save',
  summary: 'Save a position, or remove it if it is saved',
  access: 'licence',
  input: z.object({
    positionID: z.uuid(),
    saved: z.boolean().optional().describe('What it shall be, so that a repeated call changes nothing'),
  }),
  output: z.object({ status: z.enum(['saved', 'removed']) }),
})
