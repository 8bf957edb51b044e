import { z } from 'zod'
import { positionCriteria } from '../search/position-search.ts'
import { filterName } from '../search/saved-filters.ts'
import { isWithinSearchSize, tooWide } from '../search/search-weight.ts'
import { exampleFilter } from './examples.ts'
import { defineOperation } from './operation.ts'

const publicFilter = z
  .object({
    filterID: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    count: z.number().int().nullable().describe('Number of positions at the last count'),
    bell: z.boolean().describe('Whether its owner is told of what it finds'),
    criteria: positionCriteria,
  })
  .meta({ id: 'PublicFilter' })

export type PublicFilter = z.infer<typeof publicFilter>

const filterToWrite = z
  .strictObject({
    name: filterName,
    criteria: positionCriteria.refine(isWithinSearchSize, tooWide),
    bell: z
      .boolean()
      .optional()
      .describe('Turns its bell on or off; by default it stays as it is, and new ones are off'),
  })
  .meta({ id: 'PublicFilterToWrite' })

const ofFilter = z.strictObject({ filterID: z.uuid() })

const writeErrors = [
  'filter_name_required',
  'filter_name_taken',
  'search_too_wide',
  'unknown_place',
  'alerts_not_in_plan',
  'search_unavailable',
] as const

const written = { name: exampleFilter.name, criteria: exampleFilter.criteria }

export const listPublicFilters = defineOperation({
  method: 'GET',
  path: '/filters',
  summary: 'The saved filters of the key’s person, in their own order',
  description: 'Free.',
  scope: 'filters:read',
  output: z.object({ filters: z.array(publicFilter) }).meta({ id: 'PublicFilterList' }),
  errors: [],
  examples: {
    it: { summary: 'Un filtro', output: { filters: [exampleFilter] } },
    en: { summary: 'A filter', output: { filters: [exampleFilter] } },
  },
})

export const createPublicFilter = defineOperation({
  method: 'POST',
  path: '/filters',
  summary: 'Save a filter',
  description: 'Free. The same name with the same criteria is the same filter.',
  scope: 'filters:write',
  body: filterToWrite,
  output: publicFilter,
  status: 201,
  writes: true,
  isIdempotent: true,
  errors: [...writeErrors, 'max_saved_filters'],
  examples: {
    it: { summary: 'Saldatori in Lombardia', body: written, output: exampleFilter },
    en: { summary: 'Welders in Lombardy', body: written, output: exampleFilter },
  },
})

export const getPublicFilter = defineOperation({
  method: 'GET',
  path: '/filters/{filterID}',
  summary: 'A saved filter',
  description: 'Free.',
  scope: 'filters:read',
  params: ofFilter,
  output: publicFilter,
  errors: ['unknown_filter'],
  examples: {
    it: { summary: 'Un filtro', output: exampleFilter },
    en: { summary: 'A filter', output: exampleFilter },
  },
})

export const replacePublicFilter = defineOperation({
  method: 'PUT',
  path: '/filters/{filterID}',
  summary: 'Change the name and the criteria of a saved filter',
  description: 'Free.',
  scope: 'filters:write',
  params: ofFilter,
  body: filterToWrite,
  output: publicFilter,
  writes: true,
  errors: [...writeErrors, 'unknown_filter'],
  examples: {
    it: { summary: 'Saldatori in Lombardia', body: written, output: exampleFilter },
    en: { summary: 'Welders in Lombardy', body: written, output: exampleFilter },
  },
})

export const deletePublicFilter = defineOperation({
  method: 'DELETE',
  path: '/filters/{filterID}',
  summary: 'Delete a saved filter',
  description: 'Free. One that was deleted already is answered alike.',
  scope: 'filters:write',
  params: ofFilter,
  output: z.undefined(),
  status: 204,
  writes: true,
  errors: [],
  examples: { it: { summary: 'Eliminato' }, en: { summary: 'Deleted' } },
})
