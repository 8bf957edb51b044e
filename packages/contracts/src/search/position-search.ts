import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { positionRow, positionStatus } from '../positions/position-row.ts'
import { filterFieldNames, groupSchema } from './filter-fields.ts'
import { matchRanges } from './match-ranges.ts'
import { positionSorts } from './position-sort.ts'
import { describeSearchRules, searchRules } from './search-cost.ts'
import { isWithinSearchSize, tooWide } from './search-weight.ts'

export const searchPageSize = 25

/** Results that can be paged through; beyond it, another filter serves a person better. */
export const searchDepth = 10_000

/** Positions of a company that a grouped search answers with, the first in its order. */
export const maxGrouped = 10

/** Rate limit of one person’s searches, positions and companies together. */
export const searchPace = { times: 10, seconds: 10 }

/** A search can be refreshed this often. */
export const refreshSeconds = 30

/** Related titles that one search can leave out. */
export const maxUnrelated = 50

/** The specification's four groups of criteria, the range of `first_seen`, and the user's own marks. */
export const positionCriteria = z
  .strictObject({
    position: groupSchema('position').default({}),
    notPosition: groupSchema('position').default({}),
    company: groupSchema('company').default({}),
    notCompany: groupSchema('company').default({}),
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
    statuses: z.array(positionStatus).min(1).max(3).optional(),
    aiSearch: z.boolean().default(false).describe('Whether to find related titles of the roles too'),
    unrelated: z
      .array(z.string().trim().min(1).max(100))
      .max(maxUnrelated)
      .optional()
      .describe('Related titles that were taken out; only with `aiSearch`'),
  })
  .meta({ id: 'PositionCriteria' })

export type PositionCriteria = z.infer<typeof positionCriteria>

/** The relation of a title to the searched role: another name of the trade, its name in the other language, a trade nearby, or a similar text. */
export const relatedReasons = ['synonym', 'translation', 'near', 'similar'] as const

const relatedRole = z
  .object({
    of: z.string().describe('The searched text'),
    text: z.string().describe('The related title'),
    reason: z.enum(relatedReasons),
    weight: z.number().min(0).max(1).describe('How near it is: 1 is the same'),
  })
  .meta({ id: 'RelatedRole' })

export type RelatedRole = z.infer<typeof relatedRole>

const foundPosition = positionRow
  .extend({
    matches: z
      .object({ name: matchRanges, companyName: matchRanges })
      .describe('Ranges of the displayed texts that match the search'),
    foundBy: relatedRole
      .omit({ weight: true })
      .nullable()
      .describe('The related title that it was found by; null where it has the searched words'),
    distanceKm: z
      .number()
      .int()
      .nullable()
      .describe('From the searched town to the nearest town of the position, which comes first in `places`'),
  })
  .meta({ id: 'FoundPosition' })

export type FoundPosition = z.infer<typeof foundPosition>

/** Changes of a search that its answer proposes. */
export const offerKinds = [
  'related',
  'wordMended',
  'widerRadius',
  'conditionDropped',
  'wordDropped',
  'exclusionDropped',
  'periodDropped',
  'statusesDropped',
] as const

const offer = z
  .object({
    kind: z.enum(offerKinds),
    field: z.enum([...filterFieldNames, 'period', 'statuses']).describe('The field that the change is about'),
    word: z.string().nullable().describe('The word that is left out of a text, or the text with its words mended'),
    criteria: positionCriteria,
    found: z
      .number()
      .int()
      .nullable()
      .describe(
        'The number of positions it finds, where the search found nothing or the change is `related`; else null',
      ),
    token: z
      .string()
      .nullable()
      .describe('To be sent as `offer` with these criteria, which makes the search free; null where it costs a search'),
  })
  .meta({ id: 'SearchOffer' })

export type SearchOffer = z.infer<typeof offer>

const freeMoment = z.iso.datetime().nullable()

export const searchPositions = defineCall({
  method: 'POST',
  path: '/position/search',
  summary: 'Search open positions',
  access: 'licence',
  input: positionCriteria
    .extend({
      page: z.number().int().min(1).default(1),
      sort: z
        .enum(positionSorts)
        .default('date')
        .describe(
          'Unknown values come last. With `aiSearch` the searched words come first, then related titles. `relevance` needs `position.name` and `distance` needs `position.city`; without it the newest come first',
        ),
      newSearch: z
        .boolean()
        .default(false)
        .describe('Run a new search instead of paging through the results of an earlier one'),
      refresh: z.boolean().default(false).describe(`Repeat the search, at most every ${refreshSeconds} seconds`),
      searchID: z.uuid().optional().describe('The search to page through'),
      filterID: z.uuid().optional().describe('The saved filter being opened, with a new search'),
      alertNo: z
        .number()
        .int()
        .positive()
        .optional()
        .describe(
          'The alert from which the saved filter is opened, which found its position: then the rule `alert` applies',
        ),
      offer: z.string().max(200).optional().describe('The `token` of the offer that is followed'),
      facets: z
        .boolean()
        .optional()
        .describe(
          'Without effect: counts are asked for by `/position/facets`, and pages opened before that still send it',
        ),
      groupBy: z
        .enum(['company'])
        .optional()
        .describe(
          `A page is then of ${searchPageSize} companies, in the order of the first position of each, with its first ${maxGrouped} positions; the same search, so that it costs nothing more`,
        ),
    })
    .refine(isWithinSearchSize, tooWide)
    .meta({ id: 'PositionSearch' }),
  output: z
    .object({
      searchID: z.uuid(),
      counted: z.boolean().describe('Whether this search was charged to the plan'),
      rule: z.enum(searchRules).describe(describeSearchRules()),
      related: z.array(relatedRole).describe('The related titles that were searched too; none without `aiSearch`'),
      freeUntil: z
        .object({
          same: freeMoment.describe('The same criteria again'),
          narrower: freeMoment.describe('A search that narrows this one'),
          related: freeMoment.describe('The same search with `aiSearch` switched the other way'),
        })
        .nullable()
        .describe(
          'Which further searches cost nothing, and until when, where they find anything; null where `searchID` pages',
        ),
      offers: z.array(offer).describe('Changes of the search that may find more, where it found little'),
      positions: z.array(foundPosition),
      total: z.number().int(),
      companies: z.number().int().describe('Number of companies the positions belong to; approximate above 3,000'),
      page: z.number().int(),
      pages: z.number().int().describe('Number of pages that can be requested'),
      groups: z
        .array(z.object({ companyID: z.uuid(), total: z.number().int() }))
        .optional()
        .describe('With `groupBy`: the companies of the page, each with the number of its positions that are found'),
    })
    .meta({ id: 'PositionSearchResult' }),
})

export type PositionSearchInput = z.output<typeof searchPositions.input>
export type PositionSearchResult = z.infer<typeof searchPositions.output>
