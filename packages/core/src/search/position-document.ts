import type { Types } from '@opensearch-project/opensearch'
import type { SectorId } from '@vedetta/contracts/sectors'
import type { Collar, Contract, Schedule, SmartWorking, TargetPersona } from '@vedetta/contracts/vocabulary'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode } from '@vedetta/reference/territories'

/** A position and the fields of its company that it is searched by, as PostgreSQL holds them. */
export type PositionFields = {
  position_no: number
  position_id: string
  title: string
  municipalities: string[]
  provinces: string[]
  regions: string[]
  contract: Contract | null
  schedule: Schedule | null
  collar: Collar | null
  smart_working: SmartWorking | null
  experience_years: number | null
  target_persona: TargetPersona | null
  languages: string[]
  skills: string[]
  certifications: string[]
  benefits: string[]
  protected_categories: boolean | null
  /** Milliseconds since 1970. */
  first_seen: number
  company_no: number
  company_id: string
  company_name: string
  company_employees: number | null
  company_turnover: number | null
  sector: SectorId
}

export type PositionDocument = PositionFields & {
  /** Every province and region the places lie in, and their points: to search by, not to show. */
  within_provinces: string[]
  within_regions: string[]
  points: { lat: number; lon: number }[]
}

export const positionMappings = {
  dynamic: 'strict',
  _source: { excludes: ['within_provinces', 'within_regions', 'points'] },
  properties: {
    stubbed_at: { type: 'date' },
    position_no: { type: 'integer' },
    position_id: { type: 'keyword', index: false, doc_values: false },
    title: {
      type: 'text',
      analyzer: 'italian_title',
      fields: { exact: { type: 'text', analyzer: 'italian_exact' } },
    },
    municipalities: { type: 'keyword' },
    provinces: { type: 'keyword', index: false, doc_values: false },
    regions: { type: 'keyword', index: false, doc_values: false },
    within_provinces: { type: 'keyword' },
    within_regions: { type: 'keyword' },
    points: { type: 'geo_point' },
    contract: { type: 'keyword' },
    schedule: { type: 'keyword' },
    collar: { type: 'keyword' },
    smart_working: { type: 'keyword' },
    experience_years: { type: 'byte' },
    target_persona: { type: 'keyword' },
    languages: { type: 'keyword' },
    skills: { type: 'keyword' },
    certifications: { type: 'keyword' },
    benefits: { type: 'keyword' },
    protected_categories: { type: 'boolean' },
    first_seen: { type: 'date', format: 'epoch_millis' },
    company_no: { type: 'integer' },
    company_id: { type: 'keyword', index: false, doc_values: false },
    company_name: { type: 'text', analyzer: 'company_name' },
    company_employees: { type: 'integer' },
    company_turnover: { type: 'long' },
    sector: { type: 'keyword' },
  } satisfies Record<keyof PositionDocument | 'stubbed_at', Types.Common_Mapping.Property>,
} satisfies Types.Common_Mapping.TypeMapping

export function positionDocument(fields: PositionFields): PositionDocument {
  const towns = fields.municipalities.map(municipalityByIstat).filter((town) => town !== undefined)
  const provinces = new Set([...fields.provinces, ...towns.map((town) => town.province)])
  const regions = new Set([...fields.regions, ...towns.map((town) => town.region)])
  for (const code of fields.provinces) {
    const province = provinceByCode(code)
    if (province) regions.add(province.region)
  }
  return {
    ...fields,
    within_provinces: [...provinces],
    within_regions: [...regions],
    points: towns.map(({ lat, lon }) => ({ lat, lon })),
  }
}
