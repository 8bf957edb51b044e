import { z } from 'zod'
import { agencyReasons } from '../facts/agency-reasons.ts'
import { sectorIds } from '../facts/sectors.ts'
import { companyBrief } from '../positions/position-row.ts'
import { keysOf } from '../text/vocabulary.ts'

/** For a user who has not viewed a company, its positions count as new this long: a week in hours, since days are longer or shorter twice a year. */
export const newForHours = 7 * 24

/** A company in any list, as one user sees it. */
export const companyRow = companyBrief
  .extend({
    vat: z.string(),
    legalForm: z.string().nullable(),
    ateco: z.string().nullable().describe('ATECO 2025 code where known, else ATECO 2007'),
    sector: z.enum(sectorIds),
    foundationYear: z.number().int().nullable(),
    city: z.string().nullable().describe('City of the legal office, like `province` and `region`'),
    province: z.string().nullable().describe('Two-letter code'),
    region: z.string().nullable().describe('ISTAT code'),
    isAgency: z.boolean(),
    agencyReason: z.enum(keysOf(agencyReasons)).nullable().describe('Why the company counts as an employment agency'),
    openPositions: z.number().int(),
    newPositions: z
      .number()
      .int()
      .describe(
        'Positions to see that were first seen since the user saved or viewed the company, else in the last 7 days',
      ),
  })
  .meta({ id: 'CompanyRow' })

export type CompanyRow = z.infer<typeof companyRow>
