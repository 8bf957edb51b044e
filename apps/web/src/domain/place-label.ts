import type { PositionRow } from '@vedetta/contracts/positions/position-row'

type Place = PositionRow['places'][number]

type Names = { provinceName: (code: string) => string; regionName: (code: string) => string }

export function placeLabel({ city, province, region }: Place, { provinceName, regionName }: Names): string {
  if (city) return province ? `${city} (${province})` : city
  return province ? `${provinceName(province)} (${province})` : regionName(region)
}
