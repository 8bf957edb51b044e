import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import type { TownRow } from './company-detail.queries.ts'

type Place = CompanyDetail['places'][number]

export const maxPlaces = 30

/** The legal office, with or without open positions, then the other towns in their order. */
export function companyPlaces(office: string | null, towns: readonly TownRow[]): Place[] {
  const atOffice = towns.find(({ istat }) => istat === office)
  const others = towns.filter((town) => town !== atOffice)
  const offices = office === null ? [] : [{ istat: office, openPositions: atOffice?.openPositions ?? 0 }]
  return [...offices, ...others].flatMap((town) => placeOf(town, town.istat === office)).slice(0, maxPlaces)
}

function placeOf({ istat, openPositions }: TownRow, isOffice: boolean): Place[] {
  const town = municipalityByIstat(istat)
  if (!town) return []
  const { name: city, province, lat, lon } = town
  return [{ city, province, lat, lon, isOffice, openPositions }]
}
