import { z } from 'zod'
import { positionStatus } from '../positions/position-row.ts'
import { defineOperation } from './operation.ts'

export const markPublicPosition = defineOperation({
  method: 'PUT',
  path: '/positions/{positionID}/mark',
  summary: 'Mark a position as seen or contacted by the key’s person, or clear the mark',
  description: 'Free.',
  scope: 'marks:write',
  params: z.strictObject({ positionID: z.uuid() }),
  body: z.strictObject({ status: positionStatus }).meta({ id: 'PublicMark' }),
  output: z.object({ status: positionStatus }),
  writes: true,
  errors: ['unknown_position'],
  examples: {
    it: { summary: 'Contattata', body: { status: 'contacted' }, output: { status: 'contacted' } },
    en: { summary: 'Contacted', body: { status: 'contacted' }, output: { status: 'contacted' } },
  },
})
