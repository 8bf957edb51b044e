import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { type FacetField, facetFieldNames } from './filter-fields.ts'

/** What is counted for the choices of: the fields that say so in their table, and the user's own marks. */
export type CountedField = FacetField | 'statuses'

export const countedFields: readonly CountedField[] = [...facetFieldNames, 'statuses']

/** Whose choices a screen shows before anybody opens another section, with those of the fields in use. */
export const fieldsShownFirst: readonly CountedField[] = ['statuses', 'provinces', 'contract', 'sectors']

const choiceCounts = z.array(z.object({ value: z.string(), count: z.number().int() }))

/** The counts of one field, the most frequent choices first. */
export type ChoiceCounts = z.infer<typeof choiceCounts>

const facets = z
  .object(
    Object.fromEntries(countedFields.map((name) => [name, choiceCounts])) as Record<CountedField, typeof choiceCounts>,
  )
  .partial()
  .meta({
    id: 'Facets',
    description:
      'Number of positions each choice of the fields asked for would match, with the other fields unchanged.',
  })

export type Facets = z.infer<typeof facets>

export const countFacets = defineCall({
  method: 'POST',
  path: '/position/facets',
  summary:
    'Count what the choices of some fields match in a search that was made; part of it, so it costs no further one',
  access: 'licence',
  input: z.object({
    searchID: z.uuid().describe('The search, while it can still be paged; counted as of when it was made'),
    fields: z
      .array(z.enum(countedFields))
      .min(1)
      .max(countedFields.length)
      .refine((fields) => new Set(fields).size === fields.length),
  }),
  output: z.object({ facets }),
})
