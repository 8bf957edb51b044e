import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { retention } from '../facts/retention.ts'
import { positionCriteria } from './position-search.ts'
import { positionSorts } from './position-sort.ts'
import { describeSearchRules, searchRules } from './search-cost.ts'

export const maxRecentSearches = 6

const recentSearch = positionCriteria
  .extend({
    sort: z.enum(positionSorts),
    startedAt: z.iso.datetime(),
    rule: z
      .enum(searchRules)
      .describe(`The rule that would apply to it now, if it found anything. ${describeSearchRules()}`),
  })
  .meta({ id: 'RecentSearch' })

export type RecentSearch = z.infer<typeof recentSearch>

export const listRecentSearches = defineCall({
  method: 'GET',
  path: '/position/recent',
  summary: `The user’s last ${maxRecentSearches} searches of the last ${retention.searchDays} days, each once; those without criteria or results are left out`,
  access: 'licence',
  input: z.object({}),
  output: z.object({ searches: z.array(recentSearch) }),
})
