import { municipalityByIstat } from '@vedetta/reference/municipalities'

export type PlainPosition = {
  sector: string
  /** The company's. */
  office: string | null
  municipalities: readonly string[]
  provinces: readonly string[]
  regions: readonly string[]
  firstSeen: Date
  closedAt: Date | null
  isMerged: boolean
}

/** A week as instants; `since` is seven days before `until`. */
export type PlainWeek = { week: string; start: Date; until: Date; since: Date }

export type PlainCount = {
  week: string
  province: string
  sector: string
  open: number
  opened: number
  recent: number
}

/** The expected figures, counted one position after the other. */
export function plainMarket(positions: readonly PlainPosition[], weeks: readonly PlainWeek[]): PlainCount[] {
  const counts = new Map<string, PlainCount>()
  for (const { week, start, until, since } of weeks)
    for (const position of positions) {
      const { sector, firstSeen, closedAt, isMerged } = position
      if (isMerged || firstSeen >= until) continue
      const open = closedAt === null || closedAt >= until ? 1 : 0
      const recent = firstSeen >= since ? 1 : 0
      if (open + recent === 0) continue
      for (const province of ['IT', ...provincesOf(position)]) {
        const key = `${week} ${province} ${sector}`
        const count = counts.get(key) ?? { week, province, sector, open: 0, opened: 0, recent: 0 }
        count.open += open
        count.opened += firstSeen >= start ? 1 : 0
        count.recent += recent
        counts.set(key, count)
      }
    }
  const keyOf = ({ week, province, sector }: PlainCount) => `${week} ${province} ${sector}`
  return [...counts.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function provincesOf({ municipalities, provinces, regions, office }: PlainPosition): Set<string> {
  const towns = municipalities.flatMap((istat) => municipalityByIstat(istat) ?? [])
  const stated = new Set([...towns.map(({ province }) => province), ...provinces])
  if (stated.size > 0) return stated
  const home = office === null ? undefined : municipalityByIstat(office)
  return new Set(home && (regions.length === 0 || regions.includes(home.region)) ? [home.province] : [])
}
