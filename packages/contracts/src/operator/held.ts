import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { heldSite } from '../watch/watch-status.ts'
import { cursor, next } from './cursor.ts'

const heldSource = heldSite
  .extend({
    siteNo: z.int().nullable().describe('The first site that leads to it'),
    acceptedAt: z.iso.datetime().nullable().describe('When an operator accepted that the positions are gone'),
  })
  .meta({ id: 'HeldSource' })

export type HeldSource = z.infer<typeof heldSource>

/** `revisitHeld` makes one due at once. */
export const listHeld = defineCall({
  method: 'GET',
  path: '/operator/held',
  summary: 'Sources on hold, the longest first',
  access: 'operator',
  input: z.object({ cursor }),
  output: z.object({ held: z.array(heldSource), next }),
})

export const acceptHeld = defineCall({
  method: 'POST',
  path: '/operator/held/accept',
  summary: 'Accept what disappeared from a source on hold: the next visit, which is due at once, may close it',
  access: 'operator',
  input: z.object({ sourceNo: z.int().min(1).max(2_147_483_647) }),
  output: z.object({}),
})
