import {
  type CompanyCriteria,
  type CompanySort,
  companyCriteria,
  companySorts,
} from '@vedetta/contracts/companies/company-search'
import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'

const names = ['rossi', 'meccanica', '"trasporti"', 'costruzioni -edili', 'market OR alimentari', 'servizi', 'officine']
const cities = ['Milano', 'Bergamo', 'Torino', 'Bologna', 'Verona', 'Roma', 'Napoli', 'Bari', 'Brescia', 'Modena']
const distances = [5, 10, 20, 30, 50]
const divisions = ['25', '28', '43', '46', '47', '49', '56', '62']
const atecoCodes = ['28.4', '46', '47.1', '62.0', '25.62', '56.10']

export type MixedCompanySearch = {
  readonly criteria: CompanyCriteria
  readonly page: number
  readonly sort: CompanySort
}

/** A recruiter's company searches: mostly a place with a size or a sector, some by name, some unfiltered, some for a second page. No two are equal. */
export function mixedCompanySearches(count: number): MixedCompanySearch[] {
  const provinceCodes = provinces().map(({ code }) => code)
  const regionCodes = regions().map(({ code }) => code)
  return Array.from({ length: count }, (_, n) => {
    const pick = <Item>(items: readonly Item[], stride: number): Item =>
      items[(n * stride + Math.floor(n / items.length)) % items.length] as Item
    const istat = findMunicipality(pick(cities, 3))?.istat ?? ''
    const place = pick<object>(
      [
        { city: { mode: 'radius', istat, km: pick(distances, 1) } },
        { provinces: [pick(provinceCodes, 7), pick(provinceCodes, 11)] },
        { regions: [pick(regionCodes, 3)] },
        {},
        { cities: [istat], provinces: [pick(provinceCodes, 13)] },
      ],
      1,
    )
    const facts = pick<object>(
      [
        { sectors: [pick(sectorIds, 5), pick(sectorIds, 3)] },
        { employees: { from: 10 + n, to: 250 + n } },
        { companyName: pick(names, 1) },
        { turnover: { from: 1_000_000 + n } },
        { specificSectors: [pick(divisions, 3)], employees: { from: 5 + n } },
        {},
        { ateco: [pick(atecoCodes, 1)] },
      ],
      1,
    )
    return {
      page: n % 5 === 4 ? 2 : 1,
      sort: pick(companySorts, 1),
      criteria: companyCriteria.parse({
        company: { ...place, ...facts },
        notCompany: n % 4 === 1 ? { sectors: ['staffing_hr'] } : {},
      }),
    }
  })
}
