import type { Types } from '@opensearch-project/opensearch'
import type { AgencyReasonCode } from '@vedetta/contracts/facts/agency-reasons'
import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { atecoTerms } from './ateco-terms.ts'

/** A company as a row of results shows it. */
export type CompanyFields = {
  company_no: number
  company_id: string
  vat: string
  name: string
  legal_form: string | null
  ateco_2007: string | null
  ateco_2025: string | null
  sector: SectorId
  employees: number | null
  turnover: number | null
  foundation_year: number | null
  municipality: string | null
  is_agency: boolean
  agency_reason: AgencyReasonCode | null
  open_positions: number
  /** Over the last days, for any user. */
  new_positions: number
}

/** Fields to search by, not to show. */
type Derived = {
  /** The province and the region of its legal office: letters are a province, digits a region. */
  within: string[]
  ateco: string[]
  division: string | null
}

export type CompanyDocument = CompanyFields & Derived

const shownOnly = { index: false, doc_values: false } as const

// Offsets save the highlighter from analysing names again; nothing is sorted by the score of a name.
export const companyMappings = {
  dynamic: 'strict',
  _source: { excludes: ['within', 'ateco', 'division'] satisfies (keyof Derived)[] },
  properties: {
    stubbed_at: { type: 'date' },
    company_no: { type: 'integer' },
    company_id: { type: 'keyword', ...shownOnly },
    vat: { type: 'keyword', doc_values: false },
    name: { type: 'text', analyzer: 'folded_words', index_options: 'offsets', norms: false },
    legal_form: { type: 'keyword', ...shownOnly },
    ateco_2007: { type: 'keyword', ...shownOnly },
    ateco_2025: { type: 'keyword', ...shownOnly },
    ateco: { type: 'keyword', doc_values: false },
    division: { type: 'keyword', doc_values: false },
    sector: { type: 'keyword', doc_values: false },
    employees: { type: 'integer' },
    turnover: { type: 'long' },
    foundation_year: { type: 'short', ...shownOnly },
    municipality: { type: 'keyword', doc_values: false },
    within: { type: 'keyword', doc_values: false },
    is_agency: { type: 'boolean', doc_values: false },
    agency_reason: { type: 'keyword', ...shownOnly },
    open_positions: { type: 'integer', index: false },
    new_positions: { type: 'integer', index: false },
  } satisfies Record<keyof CompanyDocument | 'stubbed_at', Types.Common_Mapping.Property>,
} satisfies Types.Common_Mapping.TypeMapping

export function companyDocument(fields: CompanyFields): CompanyDocument {
  const town = fields.municipality === null ? undefined : municipalityByIstat(fields.municipality)
  return { ...fields, within: town ? [town.province, town.region] : [], ...atecoTerms(fields) }
}
