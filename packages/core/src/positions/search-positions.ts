import {
  type PositionCriteria,
  type PositionRow,
  type PositionSearchResult,
  searchDepth,
  searchPageSize,
} from '@vedetta/contracts/position-search'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode } from '@vedetta/reference/territories'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { findPositions } from '../search/find-positions.ts'
import type { PositionFields } from '../search/position-document.ts'

export async function searchPositions(
  { search }: Pick<Deps, 'search'>,
  criteria: PositionCriteria,
  page: number,
  signal?: AbortSignal,
): Promise<PositionSearchResult> {
  if (page * searchPageSize > searchDepth) throw new AppError('page_out_of_reach')
  const { total, companies, positions } = await findPositions(search, criteria, page, signal)
  return {
    positions: positions.map(positionRow),
    total,
    companies,
    page,
    pages: Math.ceil(Math.min(total, searchDepth) / searchPageSize),
  }
}

function positionRow(fields: PositionFields): PositionRow {
  return {
    positionID: fields.position_id,
    name: fields.title,
    company: {
      companyID: fields.company_id,
      name: fields.company_name,
      employees: fields.company_employees,
      turnover: fields.company_turnover,
    },
    places: placesOf(fields),
    sector: fields.sector,
    contract: fields.contract,
    schedule: fields.schedule,
    collar: fields.collar,
    smartWorking: fields.smart_working,
    experienceYears: fields.experience_years,
    targetPersona: fields.target_persona,
    languages: fields.languages,
    skills: fields.skills,
    certifications: fields.certifications,
    benefits: fields.benefits,
    protectedCategories: fields.protected_categories,
    firstSeen: new Date(fields.first_seen).toISOString(),
  }
}

function placesOf({ municipalities, provinces, regions }: PositionFields): PositionRow['places'] {
  return [
    ...municipalities.flatMap((istat) => {
      const town = municipalityByIstat(istat)
      return town ? [{ city: town.name, province: town.province, region: town.region }] : []
    }),
    ...provinces.map((code) => ({
      city: null,
      province: code,
      region: provinceByCode(code)?.region ?? '',
    })),
    ...regions.map((code) => ({ city: null, province: null, region: code })),
  ]
}
