import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { provinceSlug } from '@vedetta/reference/province-slug'
import { provinceByCode } from '@vedetta/reference/territories'
import type { Db } from '../../platform/db/client.ts'
import { selectLastCount, selectOpenParts, wholeCountry } from './market.queries.ts'

/** A sector of a province by its slug, or of the whole country. */
type OpenPart = { readonly slug: string | null; readonly sector: SectorId }

/** The parts of the map that have figures. */
export async function openMapParts(db: Db): Promise<OpenPart[]> {
  const counted = await selectLastCount(db)
  const parts = counted ? await selectOpenParts(db, counted.week) : []
  return parts.flatMap(({ province: code, sector }) => {
    const province = provinceByCode(code)
    if (!province && code !== wholeCountry) return []
    return { slug: province ? provinceSlug(province) : null, sector: sector as SectorId }
  })
}
