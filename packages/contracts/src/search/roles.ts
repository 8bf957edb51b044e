import { z } from 'zod'
import { defineCall } from '../calls/call.ts'

/** Suggestions of one answer. */
export const suggestedRoles = 8

const suggestedRole = z
  .object({
    text: z.string(),
    positions: z.number().int().describe('The number of open positions that a search for it finds'),
  })
  .meta({ id: 'SuggestedRole' })

export type SuggestedRole = z.infer<typeof suggestedRole>

export const suggestRoles = defineCall({
  method: 'GET',
  path: '/role/suggest',
  summary: 'Roles that begin with a text, the likeliest first, or what a misspelt one was meant to be; costs no search',
  access: 'licence',
  input: z.strictObject({ q: z.string().trim().min(1).max(100) }),
  output: z.object({
    roles: z.array(suggestedRole).describe('Only those that are found among open positions'),
    mended: z.array(suggestedRole).describe('Where a word of the text is unknown: what it may mean'),
  }),
})
