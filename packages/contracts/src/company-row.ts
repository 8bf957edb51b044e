import { z } from 'zod'
import { agencyReasons } from './agency-reasons.ts'
import { companyBrief } from './position-row.ts'
import { sectorIds } from './sectors.ts'
import { keysOf } from './vocabulary.ts'

/** A position is new to who has not looked at its company for so long. */
export const newForDays = 7

/** What every list of companies shows of one, to one user. */
export const companyRow = companyBrief
  .extend({
    vat: z.string(),
    legalForm: z.string().nullable(),
    ateco: z.string().nullable().describe('The code of 2025 where it is known, else that of 2007'),
    sector: z.enum(sectorIds),
    foundationYear: z.number().int().nullable(),
    city: z.string().nullable().describe('Of the legal office, as its province and region'),
    province: z.string().nullable().describe('Its two-letter code'),
    region: z.string().nullable().describe('Its ISTAT code'),
    isAgency: z.boolean(),
    agencyReason: z.enum(keysOf(agencyReasons)).nullable().describe('How we know that it is one'),
    openPositions: z.number().int(),
    newPositions: z
      .number()
      .int()
      .describe('First seen since the user saved or viewed the company, else in the last 7 days'),
  })
  .meta({ id: 'CompanyRow' })

export type CompanyRow = z.infer<typeof companyRow>
