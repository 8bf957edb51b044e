import { type SectorId, sectorIds, sectors } from '@vedetta/contracts/facts/sectors'

const sectorByDivision = new Map<string, SectorId>(
  sectorIds.flatMap((id) => sectors[id].atecoDivisions.map((division) => [division, id] as const)),
)

const atecoCode = /^(\d\d)(\.?\d(\d(\.?\d\d?)?)?)?$/

/** Our sector of an ATECO code of either edition, from division to subcategory: "62", "62.01", "6201", "620100". */
export function sectorOfAteco(code: string): SectorId | undefined {
  const division = atecoCode.exec(code.trim())?.[1]
  return division === undefined ? undefined : sectorByDivision.get(division)
}
