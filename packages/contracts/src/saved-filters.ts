import { z } from 'zod'
import { defineCall } from './call.ts'
import { positionCriteria } from './position-search.ts'

const ofFilter = z.object({ filterID: z.uuid() })

const filterName = z
  .string({ error: 'filter_name_required' })
  .trim()
  .min(1, { error: 'filter_name_required' })
  .max(80, { error: 'filter_name_required' })

const savedFilter = positionCriteria
  .extend({
    filterID: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    count: z.number().int().nullable().describe('Number of results at the last count'),
  })
  .meta({ id: 'SavedFilter' })

export type SavedFilter = z.infer<typeof savedFilter>

export const listSavedFilters = defineCall({
  method: 'GET',
  path: '/filter/saved',
  summary: 'The user’s saved filters, the newest first',
  access: 'licence',
  input: z.object({}),
  output: z.object({ filters: z.array(savedFilter) }),
})

export const saveFilter = defineCall({
  method: 'POST',
  path: '/filter/save',
  summary: 'Save a filter, or update the name and criteria of a saved one',
  access: 'licence',
  input: positionCriteria.extend({ name: filterName, filterID: z.uuid().optional() }).meta({ id: 'FilterToSave' }),
  output: z.object({ filterID: z.uuid(), created: z.iso.datetime(), count: z.number().int() }),
})

export const deleteFilter = defineCall({
  method: 'POST',
  path: '/filter/delete',
  summary: 'Delete a saved filter',
  access: 'licence',
  input: ofFilter,
  output: z.object({}),
})

export const countFilter = defineCall({
  method: 'GET',
  path: '/filter/count',
  summary: 'Count the positions a saved filter matches now',
  access: 'licence',
  input: ofFilter,
  output: z.object({ count: z.number().int() }),
})
