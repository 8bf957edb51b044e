import { z } from 'zod'
import { positionCriteria } from '../search/position-search.ts'
import { positionSorts } from '../search/position-sort.ts'
import { describeSearchRules, freeIf, searchRules, searchValidHours } from '../search/search-cost.ts'
import { isWithinSearchSize, tooWide } from '../search/search-weight.ts'
import { keysOf } from '../text/vocabulary.ts'
import { defineOperation, fieldsInQuery, numberInQuery } from './operation.ts'
import { positionHead, publicPosition, publicPositionRow } from './position.ts'
import { exampleHeads, examplePosition, exampleRow } from './position-examples.ts'

const rowFields = keysOf(publicPositionRow.shape)
const positionFields = keysOf(publicPosition.shape)

/** With `fields` only some are answered, and the ID always. */
const someOfRow = publicPositionRow.partial().required({ positionID: true }).meta({ id: 'PositionRowFields' })
const someOfPosition = publicPosition.partial().required({ positionID: true }).meta({ id: 'FullPositionFields' })

const fieldsText = 'The fields to answer with, beside `positionID`; all by default. It does not change the cost'

const rowsWanted = {
  fields: z.array(z.enum(rowFields)).min(1).max(rowFields.length).optional().describe(fieldsText),
}

const sorted = { ...rowsWanted, sort: z.enum(positionSorts).default('date') }

/** A new search by criteria or by a saved filter, or the next page of one. */
const searchBody = z
  .union([
    z.strictObject({ criteria: positionCriteria.refine(isWithinSearchSize, tooWide).optional(), ...sorted }),
    z.strictObject({ filterID: z.uuid().describe('A saved filter of the key’s person'), ...sorted }),
    z.strictObject({ cursor: z.string().min(1).max(200).describe('`next` of the page before'), ...rowsWanted }),
  ])
  .meta({ id: 'PublicPositionSearch' })

export const searchPublicPositions = defineOperation({
  method: 'POST',
  path: '/positions/search',
  summary: 'Search open positions',
  description: `Costs a search of the plan, unless ${freeIf('en')}. The next pages are free. A cursor is valid for ${searchValidHours} hours; all its pages have the positions that were known when the search began.`,
  scope: 'positions:read',
  body: searchBody,
  output: z
    .object({
      searchID: z.uuid(),
      counted: z.boolean().describe('Whether this search was charged to the plan'),
      rule: z.enum(searchRules).describe(describeSearchRules()),
      total: z.number().int(),
      companies: z.number().int().describe('Number of companies the positions belong to; approximate above 3,000'),
      positions: z.array(someOfRow),
      next: z.string().nullable().describe('The `cursor` of the next page; null on the last one'),
    })
    .meta({ id: 'PublicPositionSearchResult' }),
  errors: [
    'search_too_wide',
    'unknown_place',
    'cursor_invalid',
    'search_limit_reached',
    'unknown_filter',
    'search_unavailable',
  ],
  examples: {
    it: {
      summary: 'Saldatori entro 30 km da Bergamo, a tempo indeterminato',
      body: {
        criteria: {
          position: {
            name: 'saldatore',
            city: { mode: 'radius', istat: '016024', km: 30 },
            contract: ['permanent'],
          },
        },
        sort: 'date',
      },
      output: exampleSearch(),
    },
    en: {
      summary: 'Developers in Lombardy, only some fields',
      body: {
        criteria: { position: { name: 'developer', regions: ['03'] } },
        fields: ['name', 'company', 'firstSeen'],
      },
      output: { ...exampleSearch(), positions: [someFields()] },
    },
  },
})

export const getPublicPosition = defineOperation({
  method: 'GET',
  path: '/positions/{positionID}',
  summary: 'A position in full',
  description:
    'Costs one credit, once per licence and year: positions that the licence has exported or received by any channel are paid already. Without credits: 402, with the free head of the position.',
  scope: 'positions:read',
  params: z.strictObject({ positionID: z.uuid() }),
  query: z.strictObject({ fields: fieldsInQuery(positionFields).describe(fieldsText) }),
  output: someOfPosition,
  errors: ['unknown_position', 'credits_used_up'],
  examples: {
    it: { summary: 'Una posizione con le prove', output: examplePosition() },
    en: { summary: 'A position with its evidence', output: examplePosition() },
  },
})

/** Heads of one page, and full positions of one page. */
export const maxHeads = 1_000
export const maxDelivered = 100

export const listPublicChanges = defineOperation({
  method: 'GET',
  path: '/positions/changes',
  summary: 'Everything that happened to positions since an event',
  description: `Events are numbered in the order in which they became visible, without gaps, so that a caller who keeps \`next\` and sends it as \`since\` misses none and gets none twice. Begin with 0, or with \`newestEvent\` of \`/account\`. An answer with \`more\` false is not the end: ask again later.

Heads are free. With \`include=positions\` each position of the page comes in full as it is now, and costs what \`GET /positions/{positionID}\` does; where the credits do not cover all of them, nothing is charged and the answer is 402 with the heads.`,
  scope: 'positions:read',
  query: z.strictObject({
    since: numberInQuery(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).describe('`next` of the page before'),
    limit: numberInQuery(z.number().int().min(1).max(maxHeads).default(maxDelivered)).describe(
      `The maximum number of events on the page; with \`include=positions\` at most ${maxDelivered}`,
    ),
    include: z.enum(['heads', 'positions']).default('heads'),
    fields: fieldsInQuery(positionFields).describe(fieldsText),
  }),
  output: z
    .object({
      changes: z.array(positionHead),
      positions: z
        .array(someOfPosition)
        .nullable()
        .describe('The positions of the page, each once, with `include=positions`; else null'),
      next: z.number().int(),
      more: z.boolean().describe('Whether more events are waiting'),
    })
    .meta({ id: 'PublicChanges' }),
  errors: ['since_out_of_range', 'credits_used_up'],
  examples: {
    it: {
      summary: 'Due novità, solo le testate gratuite',
      output: { changes: exampleHeads(), positions: null, next: 1_284_733, more: false },
    },
    en: {
      summary: 'Two changes of one position, with the position in full',
      output: { changes: exampleHeads(), positions: [examplePosition()], next: 1_284_733, more: true },
    },
  },
})

function exampleSearch() {
  return {
    searchID: '5c1f7f3e-2a4b-4c8e-9d52-6b0a7e3f1c90',
    counted: true,
    rule: 'counted' as const,
    total: 1,
    companies: 1,
    positions: [exampleRow()],
    next: null,
  }
}

function someFields() {
  const { positionID, name, company, firstSeen } = exampleRow()
  return { positionID, name, company, firstSeen }
}
