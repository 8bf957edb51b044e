import { z } from 'zod'
import { defineCall } from './call.ts'
import { groupSchema } from './filter-fields.ts'
import { sectorIds } from './sectors.ts'
import { collars, contracts, keysOf, schedules, smartWorking, targetPersonas } from './vocabulary.ts'

export const searchPageSize = 25

/** How deep a search can be paged; a person who needs more needs another filter. */
export const searchDepth = 10_000

/** The specification's four groups of criteria, and the range of `first_seen`. */
export const positionCriteria = z
  .strictObject({
    position: groupSchema('position').default({}),
    notPosition: groupSchema('position').default({}),
    company: groupSchema('company').default({}),
    notCompany: groupSchema('company').default({}),
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
  })
  .meta({ id: 'PositionCriteria' })

export type PositionCriteria = z.infer<typeof positionCriteria>

const placeOfWork = z
  .object({ city: z.string().nullable(), province: z.string().nullable(), region: z.string() })
  .meta({
    id: 'PlaceOfWork',
    description: 'The most exact place the page states; province is its two-letter code, region its ISTAT code.',
  })

const positionRow = z
  .object({
    positionID: z.uuid(),
    name: z.string(),
    company: z.object({
      companyID: z.uuid(),
      name: z.string(),
      employees: z.number().int().nullable(),
      turnover: z.number().nullable().describe('Euro, last year filed'),
    }),
    places: z.array(placeOfWork),
    sector: z.enum(sectorIds),
    contract: z.enum(keysOf(contracts)).nullable(),
    schedule: z.enum(keysOf(schedules)).nullable(),
    collar: z.enum(keysOf(collars)).nullable(),
    smartWorking: z.enum(keysOf(smartWorking)).nullable(),
    experienceYears: z.number().int().nullable(),
    targetPersona: z.enum(keysOf(targetPersonas)).nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    certifications: z.array(z.string()),
    benefits: z.array(z.string()),
    protectedCategories: z.boolean().nullable(),
    firstSeen: z.iso.datetime(),
  })
  .meta({ id: 'PositionRow' })

export type PositionRow = z.infer<typeof positionRow>

export const searchPositions = defineCall({
  method: 'POST',
  path: '/position/search',
  summary: 'Search open positions',
  access: 'licence',
  input: positionCriteria.extend({ page: z.number().int().min(1).default(1) }).meta({ id: 'PositionSearch' }),
  output: z
    .object({
      positions: z.array(positionRow),
      total: z.number().int(),
      companies: z.number().int().describe('How many companies the positions belong to; approximate above 3,000'),
      page: z.number().int(),
      pages: z.number().int().describe('How many pages can be reached'),
    })
    .meta({ id: 'PositionSearchResult' }),
})

export type PositionSearchResult = z.infer<typeof searchPositions.output>
