import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { type CountedField, fieldsShownFirst } from '@vedetta/contracts/search/facets'
import { facetFieldNames } from '@vedetta/contracts/search/filter-fields'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { dayMs } from '@vedetta/contracts/text/durations'
import { collars, contracts, keysOf, schedules, smartWorking, targetPersonas } from '@vedetta/contracts/text/vocabulary'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'

const roles = [
  'saldatore',
  'magazziniere',
  'addetto vendite',
  'impiegata amministrativa',
  '"addetto vendite" OR commesso',
  'infermiere',
  'autista',
  'cuoco OR chef OR pizzaiolo',
  'cameriera',
  'programmatore -junior',
  'manutentore',
  'contabile',
  'operaio',
  'tecnico -"assistenza tecnica"',
  'ingegnere',
  'educatrice',
]
const cities = [
  'Milano',
  'Bergamo',
  'Torino',
  'Bologna',
  'Verona',
  'Padova',
  'Roma',
  'Napoli',
  'Bari',
  'Brescia',
  'Modena',
  'Firenze',
]
const distances = [5, 10, 20, 30, 50]
const skills = ['Excel', 'SAP', 'negoziazione', 'CRM', 'preventivi', 'saldatura', 'AutoCAD']
const certifications = ['patente B', 'HACCP', 'patente C', 'CQC']
const benefits = ['buoni pasto', 'formazione', 'auto', 'welfare']
const companyWords = ['fonderie', 'servizi -pulizie', '"trasporti"', 'market OR alimentari', 'costruzioni']
const atecoCodes = ['28.4', '46', '47.1', '62.0', '25.62', '56.10']
const divisions = ['25', '28', '43', '46', '47', '49', '56', '62']

/** What the filters beside the results of a search count: the sections that are open from the start, and those in use. */
export function fieldsOnScreen({ position, company }: PositionCriteria): CountedField[] {
  const inUse = facetFieldNames.filter((field) => field in position || field in company)
  return [...new Set([...fieldsShownFirst, ...inUse])]
}

export type MixedSearch = { readonly criteria: PositionCriteria; readonly page: number; readonly sort: PositionSort }

/**
 * A recruiter's position searches: mostly a role and a place, narrowed by one or two of the other fields, some
 * for unseen positions only, some for a second page. No two are equal.
 */
export function mixedSearches(count: number, newest: Date): MixedSearch[] {
  const provinceCodes = provinces().map(({ code }) => code)
  const regionCodes = regions().map(({ code }) => code)
  return Array.from({ length: count }, (_, n) => {
    const pick = <Item>(items: readonly Item[], stride: number): Item =>
      items[(n * stride + Math.floor(n / items.length)) % items.length] as Item
    const istat = findMunicipality(pick(cities, 5))?.istat ?? ''
    const other = findMunicipality(pick(cities, 7))?.istat ?? ''
    const place = pick(
      [
        { city: { mode: 'radius', istat, km: pick(distances, 1) } },
        { provinces: [pick(provinceCodes, 7), pick(provinceCodes, 11)] },
        { regions: [pick(regionCodes, 3)] },
        {},
        { cities: [istat, other], provinces: [pick(provinceCodes, 13)] },
        { city: { mode: 'range', istat, fromKm: 10, toKm: 40 } },
      ],
      1,
    )
    const ofPosition = pick(
      [
        { contract: [pick(keysOf(contracts), 2)] },
        { schedule: [pick(keysOf(schedules), 1)], contract: ['permanent', 'fixed term'] },
        { collar: [pick(keysOf(collars), 1)] },
        { smartWorking: [pick(keysOf(smartWorking), 2)] },
        {},
        { targetPersona: [pick(keysOf(targetPersonas), 3)] },
        { experience: { from: 1, to: 5 } },
        { languages: [pick(['en', 'de', 'fr'], 1)] },
        { skills: [pick(skills, 3), pick(skills, 5)] },
        { certifications: [pick(certifications, 1)] },
        { benefits: [pick(benefits, 1)] },
        { protectedCategories: ['no'] },
        {},
      ],
      5,
    )
    const ofCompany = pick<object>(
      [
        { sectors: [pick(sectorIds, 5), pick(sectorIds, 3)] },
        {},
        { specificSectors: [pick(divisions, 3), pick(divisions, 5)] },
        {},
        { ateco: [pick(atecoCodes, 1)] },
        { employees: { from: 10, to: 250 } },
        {},
        { turnover: { from: 1_000_000 } },
        {},
        n % 4 === 0 ? { companyName: pick(companyWords, 1) } : {},
        {},
      ],
      3,
    )
    const since = { from: new Date(newest.getTime() - pick([7, 30, 60], 1) * dayMs).toISOString() }
    return {
      page: n % 5 === 4 ? 2 : 1,
      sort: n % 6 === 3 ? 'relevance' : 'date',
      criteria: positionCriteria.parse({
        position: { ...place, ...ofPosition, ...(n % 10 < 8 && { name: pick(roles, 1) }) },
        company: ofCompany,
        notPosition: n % 8 === 3 ? { name: ['stagista', 'tirocinio'], contract: ['internship'] } : {},
        notCompany: n % 7 === 2 ? { sectors: ['staffing_hr'] } : {},
        ...(n % 4 === 1 && { statuses: ['notSeen'] }),
        ...(n % 2 === 0 && since),
      }),
    }
  })
}
