import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { provinceByCode, regionByCode } from '@vedetta/reference/territories'

/** "Treviglio (BG)", the name of the province, or the region's. */
export function placeName({ city, province, region }: PositionRow['places'][number]): string {
  if (city !== null) return province === null ? city : `${city} (${province})`
  return (province === null ? regionByCode(region)?.name : provinceByCode(province)?.name) ?? province ?? region
}
