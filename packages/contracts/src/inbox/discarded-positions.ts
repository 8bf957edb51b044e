import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { positionRow } from '../positions/position-row.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

/** Why a position is not for the person. Words of a closed list: free text would name people. */
export const discardReasons = {
  role: { it: 'Ruolo non adatto', en: 'Wrong role' },
  place: { it: 'Luogo non adatto', en: 'Wrong place' },
  terms: { it: 'Contratto o paga', en: 'Contract or pay' },
  company: { it: 'Azienda non adatta', en: 'Wrong company' },
  known: { it: 'Già seguita', en: 'Already followed' },
} as const satisfies Record<string, Labels>

export type DiscardReason = keyof typeof discardReasons

/** The most that a person may hold: every search carries them. */
export const maxDiscarded = 100_000

/** The most that one call takes: a selection is longer than that only in several calls. */
export const maxDiscardedAtOnce = 100

export const discardedPageSize = 25

export const discardReason = z
  .enum(keysOf(discardReasons))
  .nullable()
  .describe('Why it is not for the person; null without a reason')

const discardedPosition = positionRow
  .extend({ closedAt: z.iso.datetime().nullable(), reason: discardReason, discardedAt: z.iso.datetime() })
  .meta({ id: 'DiscardedPosition' })

export type DiscardedPosition = z.infer<typeof discardedPosition>

export const listDiscardedPositions = defineCall({
  method: 'GET',
  path: '/position/discarded',
  summary: 'The positions that the user discarded, the last discarded first',
  access: 'licence',
  input: z.object({
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(maxDiscarded / discardedPageSize)
      .default(1),
  }),
  output: z.object({ positions: z.array(discardedPosition), total: z.number().int(), pages: z.number().int() }),
})

export const discardPositions = defineCall({
  method: 'POST',
  path: '/position/discard',
  summary: 'Leave positions out of the user’s searches and alerts, or bring them back; their marks stay',
  access: 'licence',
  input: z.object({
    positionIDs: z.array(z.uuid()).min(1).max(maxDiscardedAtOnce),
    discarded: z.boolean().describe('The wanted state'),
    reason: discardReason.optional().describe('Left out, the reason of a position discarded before stays'),
  }),
  output: z.object({ discarded: z.boolean() }),
})
