import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { plans } from '../facts/plans.ts'
import { positionCriteria } from './position-search.ts'
import { isWithinSearchSize, tooWide } from './search-weight.ts'

/** Filters that one request counts at most: each is a search of the engine, which carries the person's marks. */
export const maxCountedFilters = 25

const mostFilters = Math.max(...Object.values(plans).map(({ savedFilters }) => savedFilters))

const ofFilter = z.object({ filterID: z.uuid() })

export const filterName = z.string({ error: 'filter_name_required' }).trim().min(1).max(80)

const savedFilter = positionCriteria
  .extend({
    filterID: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    count: z.number().int().nullable().describe('Number of results at the last count'),
    matchCount: z.number().int().nullable().describe('The same as `count`'),
    bell: z.boolean().describe('Whether the owner is told of what it finds'),
    toSee: z
      .number()
      .int()
      .nullable()
      .describe(
        `As counted by \`/filter/counts\`; null where that is not asked for, and beyond the first ${maxCountedFilters}`,
      ),
    today: z.number().int().nullable().describe('Those of `toSee` that were first seen today, in Italy'),
  })
  .meta({ id: 'SavedFilter' })

const filterCount = z
  .object({
    count: z.number().int().describe('Positions that it finds'),
    toSee: z.number().int().describe('Those of them that the user has not seen, contacted or discarded'),
    today: z.number().int().describe('Those of `toSee` that were first seen today, in Italy'),
  })
  .meta({ id: 'FilterCount' })

export type FilterCount = z.infer<typeof filterCount>

/** Bells ring only while the setting over all of them is on. */
const notifyOnFilter = z
  .literal(true)
  .optional()
  .describe('With a bell that goes on, turns the setting over all bells on too; else it stays as it is')

export type SavedFilter = z.infer<typeof savedFilter>

export const listSavedFilters = defineCall({
  method: 'GET',
  path: '/filter/saved',
  summary: 'The user’s saved filters in their own order, new ones first',
  access: 'licence',
  input: z.object({
    toSee: z.enum(['counted', 'left']).default('counted').describe('`left`: nothing is counted, which is much quicker'),
  }),
  output: z.object({ filters: z.array(savedFilter) }),
})

export const saveFilter = defineCall({
  method: 'POST',
  path: '/filter/save',
  summary: 'Save a filter, or update the name and criteria of a saved one',
  access: 'licence',
  input: positionCriteria
    .extend({
      name: filterName,
      filterID: z.uuid().optional(),
      bell: z
        .boolean()
        .optional()
        .describe('Turns its bell on or off; by default it stays as it is, and new ones are off'),
      notifyOnFilter,
    })
    .refine(isWithinSearchSize, tooWide)
    .meta({ id: 'FilterToSave' }),
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
  output: filterCount,
})

export const countFilters = defineCall({
  method: 'POST',
  path: '/filter/counts',
  summary: 'Count the positions that saved filters match now',
  access: 'licence',
  input: z.object({ filterIDs: z.array(z.uuid()).min(1).max(maxCountedFilters) }),
  output: z.object({
    counts: z
      .array(filterCount.extend({ filterID: z.uuid() }))
      .describe('In the order asked for; without unknown filters and those that are too many to be counted at once'),
  }),
})

export const setFilterBell = defineCall({
  method: 'POST',
  path: '/filter/bell',
  summary: 'Be told of what a saved filter finds, or no longer, on plans with alerts',
  access: 'licence',
  input: ofFilter.extend({ on: z.boolean(), notifyOnFilter }),
  output: z.object({ bell: z.boolean() }),
})

export const orderFilters = defineCall({
  method: 'POST',
  path: '/filter/order',
  summary: 'Put the saved filters in this order, after those that are not named',
  access: 'licence',
  input: z.object({
    filterIDs: z
      .array(z.uuid())
      .min(1)
      .max(mostFilters)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  output: z.object({}),
})
