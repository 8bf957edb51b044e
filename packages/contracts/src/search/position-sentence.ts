import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { filterFieldNames } from './filter-fields.ts'
import { positionCriteria } from './position-search.ts'

/** Characters of a sentence; nobody types more into a search field. */
export const maxSentence = 500

export const readSentence = defineCall({
  method: 'POST',
  path: '/position/read-sentence',
  summary: 'The filters that a sentence says, Italian or English; it searches nothing and costs no search',
  access: 'licence',
  input: z.strictObject({ text: z.string().trim().min(1).max(maxSentence) }),
  output: z.object({
    criteria: positionCriteria.describe('Empty where the text says no filter'),
    read: z
      .array(
        z.object({
          text: z.string().describe('The words, as written'),
          field: z.enum([...filterFieldNames, 'period', 'statuses']).describe('The field that they became a filter of'),
          excluded: z.boolean().describe('Whether they say what is not wanted'),
        }),
      )
      .describe('In the order of the text'),
    saysMore: z
      .boolean()
      .describe('Whether the text says more than the name of one role, so that Enter searches for the reading'),
    ignored: z.array(z.string()).describe('The words that are no filter, as written'),
  }),
})

export type SentenceReading = z.infer<typeof readSentence.output>
