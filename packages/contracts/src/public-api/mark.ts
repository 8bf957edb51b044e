import { z } from 'zod'
import { discardReason } from '../inbox/discarded-positions.ts'
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

export const discardPublicPosition = defineOperation({
  method: 'PUT',
  path: '/positions/{positionID}/discard',
  summary: 'Leave a position out of the searches and alerts of the key’s person, or bring it back',
  description:
    'Free. Searches, feeds, alerts and webhooks that begin or happen later leave it out, for good; its mark stays, and it can still be read. The pages of a search that has begun keep it.',
  scope: 'marks:write',
  params: z.strictObject({ positionID: z.uuid() }),
  body: z
    .strictObject({
      discarded: z.boolean().describe('The wanted state'),
      reason: discardReason.optional().describe('Left out, the reason of a position discarded before stays'),
    })
    .meta({ id: 'PublicDiscard' }),
  output: z.object({ discarded: z.boolean() }),
  writes: true,
  errors: ['unknown_position', 'discarded_positions_full'],
  examples: {
    it: { summary: 'Scartata', body: { discarded: true, reason: 'place' }, output: { discarded: true } },
    en: { summary: 'Discarded', body: { discarded: true, reason: 'place' }, output: { discarded: true } },
  },
})
