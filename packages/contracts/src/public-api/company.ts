import { z } from 'zod'
import { companyDetail } from '../companies/company-detail.ts'
import { companyRow } from '../companies/company-row.ts'
import { companyCriteria, companySorts } from '../companies/company-search.ts'
import { isWithinSearchSize, tooWide } from '../search/search-weight.ts'
import { keysOf } from '../text/vocabulary.ts'
import { cursor, next } from './cursor.ts'
import { exampleCompany, exampleCompanyRow } from './examples.ts'
import { defineOperation, fieldsInQuery, pageSize } from './operation.ts'

/** Without the counts of new positions, which are those of a person who looks at a screen. */
const publicCompanyRow = companyRow.omit({ newPositions: true }).meta({ id: 'PublicCompanyRow' })

export type PublicCompanyRow = z.infer<typeof publicCompanyRow>

const publicCompany = companyDetail.omit({ newPositions: true, openPositionIDs: true }).meta({ id: 'PublicCompany' })

const rowFields = keysOf(publicCompanyRow.shape)
const companyFields = keysOf(publicCompany.shape)

/** With `fields` only some are answered, and the ID always. */
const someOfRow = publicCompanyRow.partial().required({ companyID: true }).meta({ id: 'CompanyRowFields' })
const someOfCompany = publicCompany.partial().required({ companyID: true }).meta({ id: 'PublicCompanyFields' })

const fieldsText = 'The fields to answer with, beside `companyID`; all by default'

export const searchPublicCompanies = defineOperation({
  method: 'POST',
  path: '/companies/search',
  summary: 'Search companies',
  description: `Free. The first 10,000 companies can be paged through.`,
  scope: 'companies:read',
  body: companyCriteria
    .extend({
      sort: z.enum(companySorts).default('newPositions').describe('`newPositions` counts the last 7 days'),
      limit: pageSize,
      cursor,
      fields: z.array(z.enum(rowFields)).min(1).max(rowFields.length).optional().describe(fieldsText),
    })
    .refine(isWithinSearchSize, tooWide)
    .meta({ id: 'PublicCompanySearch' }),
  output: z
    .object({
      companies: z.array(someOfRow),
      total: z.number().int().describe('All companies that the search finds'),
      next,
    })
    .meta({ id: 'PublicCompanySearchResult' }),
  errors: ['search_too_wide', 'unknown_place', 'cursor_invalid', 'search_unavailable'],
  examples: {
    it: {
      summary: 'Aziende lombarde con più di 50 addetti',
      body: { company: { regions: ['03'], employees: { from: 50 } }, limit: 1 },
      output: { companies: [exampleCompanyRow], total: 1, next: null },
    },
    en: {
      summary: 'Companies in Lombardy with more than 50 employees',
      body: { company: { regions: ['03'], employees: { from: 50 } }, limit: 1 },
      output: { companies: [exampleCompanyRow], total: 1, next: null },
    },
  },
})

export const getPublicCompany = defineOperation({
  method: 'GET',
  path: '/companies/{companyID}',
  summary: 'A company: registry data, open positions, places, pace of hiring',
  description: 'Free. Its accounts are in it once the licence has bought them.',
  scope: 'companies:read',
  params: z.strictObject({ companyID: z.uuid() }),
  query: z.strictObject({ fields: fieldsInQuery(companyFields).describe(fieldsText) }),
  output: someOfCompany,
  errors: ['unknown_company'],
  examples: {
    it: { summary: 'Un’azienda', output: exampleCompany },
    en: { summary: 'A company', output: exampleCompany },
  },
})
