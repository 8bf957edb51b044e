import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { captchaSolution } from '../customers/person.ts'
import { agencyReasons } from '../facts/agency-reasons.ts'
import { placeOfWork, positionRow, positionStatus } from '../positions/position-row.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { discardReason } from './discarded-positions.ts'

const positionRef = z.object({ positionID: z.uuid() })
const instant = z.iso.datetime()

/** The facts of a position that come with evidence: the quoted words of the page. */
export const evidencedFields = [
  'name',
  'places',
  'contract',
  'schedule',
  'collar',
  'smartWorking',
  'experience',
  'targetPersona',
  'languages',
  'skills',
  'certifications',
  'benefits',
  'pay',
  'protectedCategories',
  'noAgencies',
] as const

/** What a text says in place of a person's contact. */
export const omittedContact: Labels = { it: '[contatto omesso]', en: '[contact omitted]' }

const masks = z
  .array(
    z.object({
      start: z.number().int(),
      end: z.number().int(),
      contactID: z.uuid().nullable().describe('The person among the company’s contacts, if listed there'),
    }),
  )
  .describe('Where the text omits a person’s contact: start and end offsets, in characters')

export type TextMask = z.infer<typeof masks>[number]

const companySummary = z
  .object({
    companyID: z.uuid(),
    name: z.string(),
    vat: z.string(),
    legalForm: z.string().nullable(),
    ateco: z.object({ code: z.string(), title: z.string().nullable() }).nullable(),
    employees: z.number().int().nullable(),
    turnover: z.number().nullable(),
    turnoverYear: z.number().int().nullable(),
    foundationYear: z.number().int().nullable(),
    address: z.string().nullable(),
    place: placeOfWork.nullable(),
    site: z.string().nullable().describe('Host of the company’s own site'),
    isAgency: z.boolean(),
    agencyReason: z.enum(keysOf(agencyReasons)).nullable().describe('Why the company counts as an employment agency'),
    openPositions: z.number().int(),
  })
  .meta({ id: 'CompanySummary' })

export const positionDetail = positionRow
  .extend({
    description: z.string().describe('Plain text, with line breaks'),
    descriptionMasks: masks,
    noAgencies: z.boolean().nullable(),
    markedAt: instant.nullable().describe('When the user gave it its status; null if not seen'),
    discardedAt: instant.nullable(),
    discardReason,
    saved: z.boolean(),
    closedAt: instant.nullable(),
    lastVerified: instant.nullable().describe('When its page was last read in full'),
    told: z
      .object({
        inApp: instant.describe('When it came into their notifications'),
        byMail: instant.nullable().describe('When the mail server accepted the mail about it'),
      })
      .nullable()
      .describe('When the person who asks was told of it; null if they were not, or longer ago than alerts are kept'),
    sources: z.array(
      z.object({
        url: z.string(),
        kind: z.enum(['page', 'feed', 'board']),
        firstSeen: instant,
        lastSeen: instant.nullable(),
      }),
    ),
    evidence: z.array(
      z.object({
        field: z.enum(evidencedFields),
        quote: z.string(),
        masks,
        url: z.string(),
        extractor: z.string().nullable(),
      }),
    ),
    employer: companySummary,
    others: z
      .array(z.object({ positionID: z.uuid(), name: z.string(), places: z.array(placeOfWork), firstSeen: instant }))
      .describe('The newest other open positions of the company'),
  })
  .meta({ id: 'PositionDetail' })

export type PositionDetail = z.infer<typeof positionDetail>

export const getPosition = defineCall({
  method: 'GET',
  path: '/position/detail',
  summary: 'A position with its description, its sources and the evidence for each fact',
  access: 'licence',
  input: positionRef,
  output: positionDetail,
})

/** Similar positions of one answer. */
export const maxSimilar = 5

/** The distance that counts as nearby. */
export const similarKm = 100

const similarPosition = positionRow.pick({ positionID: true, name: true, company: true, places: true, firstSeen: true })

export type SimilarPosition = z.infer<typeof similarPosition>

export const listSimilarPositions = defineCall({
  method: 'GET',
  path: '/position/similar',
  summary: `Open positions of the same occupation at other companies within ${similarKm} km, the nearest first; costs no search`,
  access: 'licence',
  input: positionRef,
  output: z.object({ positions: z.array(similarPosition).max(maxSimilar) }),
})

export const markPosition = defineCall({
  method: 'POST',
  path: '/position/status',
  summary: 'Mark a position as seen or contacted; any other status clears both',
  access: 'licence',
  input: positionRef.extend({ status: z.string().max(40) }),
  output: z.object({ status: positionStatus }),
})

export const reportPosition = defineCall({
  method: 'POST',
  path: '/position/report',
  summary: 'Report an error in a position',
  access: 'licence',
  input: positionRef.extend({ captcha: captchaSolution, reason: z.string().trim().max(500).optional() }),
  output: z.object({}),
})
