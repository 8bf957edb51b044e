import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { positionCriteria } from '@vedetta/contracts/position-search'
import { sectorIds } from '@vedetta/contracts/sectors'
import { contracts, keysOf } from '@vedetta/contracts/vocabulary'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'

const roles = [
  'saldatore',
  'magazziniere',
  'addetto vendite',
  'impiegata amministrativa',
  'infermiere',
  'autista',
  'cuoco',
  'cameriera',
  'programmatore',
  'manutentore',
  'contabile',
  'operaio',
  'tecnico',
  'commesso',
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
const dayMs = 86_400_000

export type MixedSearch = { criteria: PositionCriteria; page: number }

/** The searches of a recruiter's morning: mostly a role and a place, often narrowed, sometimes a further page. */
export function mixedSearches(count: number, newest: Date): MixedSearch[] {
  const provinceCodes = provinces().map(({ code }) => code)
  const regionCodes = regions().map(({ code }) => code)
  return Array.from({ length: count }, (_, n) => {
    const pick = <Item>(items: readonly Item[], stride: number): Item =>
      items[(n * stride + Math.floor(n / items.length)) % items.length] as Item
    const istat = findMunicipality(pick(cities, 5))?.istat
    const place = [
      { city: { mode: 'radius', istat, km: pick(distances, 1) } },
      { provinces: [pick(provinceCodes, 7), pick(provinceCodes, 11)] },
      { regions: [pick(regionCodes, 3)] },
      {},
    ][n % 4]
    const since = { from: new Date(newest.getTime() - pick([7, 30, 60], 1) * dayMs).toISOString() }
    return {
      page: n % 5 === 4 ? 2 : 1,
      criteria: positionCriteria.parse({
        position: {
          ...place,
          ...(n % 10 < 8 && { name: pick(roles, 1) }),
          ...(n % 3 === 0 && { contract: [pick(keysOf(contracts), 2)] }),
        },
        company: n % 6 === 1 ? { sectors: [pick(sectorIds, 5), pick(sectorIds, 3)] } : {},
        notCompany: n % 7 === 2 ? { sectors: ['staffing_hr'] } : {},
        ...(n % 2 === 0 && since),
      }),
    }
  })
}
