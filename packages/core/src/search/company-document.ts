import type { Types } from '@opensearch-project/opensearch'
import type { SectorId } from '@vedetta/contracts/sectors'
import { municipalityByIstat } from '@vedetta/reference/municipalities'

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
}

export type CompanyDocument = CompanyFields & {
  province: string | null
  region: string | null
  point: { lat: number; lon: number } | null
}

export const companyMappings = {
  dynamic: 'strict',
  properties: {
    stubbed_at: { type: 'date' },
    company_no: { type: 'integer' },
    company_id: { type: 'keyword', index: false, doc_values: false },
    vat: { type: 'keyword' },
    name: { type: 'text', analyzer: 'folded_words' },
    legal_form: { type: 'keyword' },
    ateco_2007: { type: 'keyword' },
    ateco_2025: { type: 'keyword' },
    sector: { type: 'keyword' },
    employees: { type: 'integer' },
    turnover: { type: 'long' },
    foundation_year: { type: 'short' },
    municipality: { type: 'keyword' },
    province: { type: 'keyword' },
    region: { type: 'keyword' },
    point: { type: 'geo_point' },
    is_agency: { type: 'boolean' },
  } satisfies Record<keyof CompanyDocument | 'stubbed_at', Types.Common_Mapping.Property>,
} satisfies Types.Common_Mapping.TypeMapping

export function companyDocument(fields: CompanyFields): CompanyDocument {
  const town = fields.municipality === null ? undefined : municipalityByIstat(fields.municipality)
  return {
    ...fields,
    province: town?.province ?? null,
    region: town?.region ?? null,
    point: town ? { lat: town.lat, lon: town.lon } : null,
  }
}
