import { type SectorId, sectorIds } from '@vedetta/contracts/facts/sectors'
import { baselineWeeks, mapWeeks, minCompared } from '@vedetta/contracts/inbox/market-map'
import type {
  MarketFigures,
  MarketMap,
  ProvinceFigures,
  SectorFigures,
} from '@vedetta/contracts/operations/public-figures'
import { provinceSlug } from '@vedetta/reference/province-slug'
import { type Province, provinces, regionByCode } from '@vedetta/reference/territories'
import type { Db } from '../../platform/db/client.ts'
import {
  type FiguresRow,
  selectByProvince,
  selectBySector,
  selectLastCount,
  selectWeeks,
  wholeCountry,
} from './market.queries.ts'

type Part = { readonly province?: Province | undefined; readonly sector?: SectorId | undefined }

type Counts = Omit<FiguresRow, 'key'>

const nothing: Counts = { open: 0, recent: 0, usual: 0 }

/** The figures of the last count. */
export async function readMap(db: Db, { province, sector }: Part): Promise<MarketMap> {
  const counted = await selectLastCount(db)
  if (!counted) return mapOf({ countedAt: null, weeks: [], byProvince: [], bySector: [] }, sector)
  const { week: last, countedAt } = counted
  const part = { province: province?.code ?? wholeCountry, sector: sector ?? null }
  const [weeks, byProvince, bySector] = await Promise.all([
    selectWeeks(db, part, { last, weeks: mapWeeks }),
    selectByProvince(db, part.sector, { last, usualWeeks: baselineWeeks }),
    selectBySector(db, part.province, { last, usualWeeks: baselineWeeks }),
  ])
  return mapOf({ countedAt: countedAt.toISOString(), weeks, byProvince, bySector }, sector)
}

type Read = Pick<MarketMap, 'countedAt' | 'weeks'> & { byProvince: FiguresRow[]; bySector: FiguresRow[] }

function mapOf({ countedAt, weeks, byProvince, bySector }: Read, sector: SectorId | undefined): MarketMap {
  const ofProvince = new Map(byProvince.map((row) => [row.key, row]))
  const ofSector = new Map(bySector.map((row) => [row.key, row]))
  const total = sector ? (ofSector.get(sector) ?? nothing) : sum(bySector)
  return {
    countedAt,
    total: figuresOf(total),
    weeks,
    provinces: provinces().map((province) => provinceFigures(province, ofProvince.get(province.code) ?? nothing)),
    sectors: sectorIds
      .map((id): SectorFigures => ({ sector: id, ...figuresOf(ofSector.get(id) ?? nothing) }))
      .filter(({ open }) => open > 0),
  }
}

function provinceFigures(province: Province, counts: Counts): ProvinceFigures {
  const { code, name } = province
  const region = regionByCode(province.region)?.name ?? ''
  return { code, name, slug: provinceSlug(province), region, ...figuresOf(counts) }
}

function figuresOf({ open, recent, usual }: Counts): MarketFigures {
  const aWeek = usual / baselineWeeks
  return { open, opened: recent, change: aWeek < minCompared ? null : recent / aWeek - 1 }
}

function sum(rows: readonly Counts[]): Counts {
  return rows.reduce(
    (all, { open, recent, usual }) => ({
      open: all.open + open,
      recent: all.recent + recent,
      usual: all.usual + usual,
    }),
    nothing,
  )
}
