import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { type FilterField, filterFieldNames, filterFields } from '../search/filter-fields.ts'
import { withoutEmpty } from '../search/filter-validity.ts'
import { matchRanges } from '../search/match-ranges.ts'
import { isWithinSearchSize, tooWide } from '../search/search-weight.ts'
import { companyRow } from './company-row.ts'

/** The filter fields of a company search: those of the company, and the places, matched against its legal office. */
export type CompanyField = {
  [Field in FilterField]: (typeof filterFields)[Field]['group'] extends 'company'
    ? Field
    : (typeof filterFields)[Field]['place'] extends true
      ? Field
      : never
}[FilterField]

export const companyFieldNames = filterFieldNames.filter(
  (name) => filterFields[name].group === 'company' || filterFields[name].place,
) as CompanyField[]

const fields = Object.fromEntries(companyFieldNames.map((name) => [name, filterFields[name].schema])) as {
  [Field in CompanyField]: (typeof filterFields)[Field]['schema']
}

/** Criteria that are empty or null are dropped. */
const group = z.preprocess(withoutEmpty, z.strictObject(fields).partial())

export const companyCriteria = z
  .strictObject({ company: group.default({}), notCompany: group.default({}) })
  .meta({ id: 'CompanyCriteria' })

export type CompanyCriteria = z.infer<typeof companyCriteria>

/** All in descending order; companies without a value come last. */
export const companySorts = ['newPositions', 'employees', 'turnover'] as const

export type CompanySort = (typeof companySorts)[number]

const foundCompany = companyRow
  .extend({ matches: z.object({ name: matchRanges }).describe('Ranges of the name that match the search') })
  .meta({ id: 'FoundCompany' })

export type FoundCompany = z.infer<typeof foundCompany>

export const searchCompanies = defineCall({
  method: 'POST',
  path: '/company/search',
  summary: 'Search companies; free on every plan',
  access: 'licence',
  input: companyCriteria
    .extend({
      page: z.number().int().min(1).default(1),
      sort: z
        .enum(companySorts)
        .default('newPositions')
        .describe('`newPositions` counts the last 7 days here, for every user'),
    })
    .refine(isWithinSearchSize, tooWide)
    .meta({ id: 'CompanySearch' }),
  output: z
    .object({
      companies: z.array(foundCompany),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int().describe('Number of pages that can be requested'),
    })
    .meta({ id: 'CompanySearchResult' }),
})

export type CompanySearchInput = z.output<typeof searchCompanies.input>
export type CompanySearchResult = z.infer<typeof searchCompanies.output>
