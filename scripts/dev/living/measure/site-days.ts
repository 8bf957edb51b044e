import type { SiteDay } from '../../../../tools/bench/src/watch/expectations.ts'
import type { Day, Site, World } from '../../../../tools/simweb/src/model.ts'
import { type Truth, truthOf } from '../../../../tools/simweb/src/truth.ts'
import type { LastVisit } from './living-rows.queries.ts'

/** When each simulated day began; a time before the first known day is counted back from it. */
export type DayStarts = { readonly dayLengthMs: number; readonly starts: ReadonlyMap<Day, Date> }

export function dayAt({ starts, dayLengthMs }: DayStarts, at: Date): Day {
  const begun = [...starts].filter(([, start]) => start <= at).map(([day]) => day)
  if (begun.length > 0) return Math.max(...begun)
  const [first, start] = [...starts].reduce((a, b) => (a[0] < b[0] ? a : b))
  return first - Math.ceil((start.getTime() - at.getTime()) / dayLengthMs)
}

/** Of a simulated site. */
const maxOutageDays = 10

/**
 * What stood on each site at its last visit, for the scorer of the watch, to be called day by day. A site that could not
 * be read then keeps the positions of its last readable day.
 */
export function createSiteDays(
  world: World,
  sites: readonly Site[],
): (visits: readonly LastVisit[], days: DayStarts) => SiteDay[] {
  const scored = new Map<number, Day>()

  return (visits, days) => {
    const visitsOf = Map.groupBy(visits, ({ vat }) => vat)
    return sites.flatMap(({ number, company }) => {
      const own = visitsOf.get(company.vat) ?? []
      const visit = own.find(({ kind }) => kind !== 'page') ?? own[0]
      if (visit === undefined) return []
      const isOnBoard = visit.kind !== 'page'
      const [began, ended] = spanOf(visit, days)
      const known = scored.get(number) ?? began
      scored.set(number, ended)
      const siteDay = siteDayOf(world, number, { began, ended, isOnBoard })
      const passed = Array.from({ length: ended - known }, (_, index) => known + 1 + index)
      const changes = passed.flatMap((day) => truthOf(world, number, day).changes)
      return [{ ...siteDay, changes, isReadable: siteDay.isReadable && passed.length > 0 }]
    })
  }
}

function spanOf({ at, milliseconds }: LastVisit, days: DayStarts): [Day, Day] {
  return [dayAt(days, at), dayAt(days, new Date(at.getTime() + milliseconds))]
}

type Span = { readonly began: Day; readonly ended: Day; readonly isOnBoard: boolean }

/** A visit during which the day changed may have read either: what stood on one of the two days only is neither missed nor wrong. */
function siteDayOf(world: World, number: number, { began, ended, isOnBoard }: Span): Omit<SiteDay, 'changes'> {
  const after = standingOn(world, number, ended, isOnBoard)
  const before = began === ended ? after : standingOn(world, number, began, isOnBoard)
  const idsBefore = new Set(before.positions.map(({ id }) => id))
  const idsAfter = new Set(after.positions.map(({ id }) => id))
  const onBoth = after.positions.filter(({ id }) => idsBefore.has(id))
  const onOne = [
    ...before.positions.filter(({ id }) => !idsAfter.has(id)),
    ...after.positions.filter(({ id }) => !idsBefore.has(id)),
  ]
  return {
    number,
    kind: after.kind,
    isReadable: isReadable(truthOf(world, number, ended), isOnBoard),
    expected: onBoth.filter(({ isAbroad }) => !isAbroad),
    abroad: [...onBoth.filter(({ isAbroad }) => isAbroad), ...onOne.map((one) => ({ ...one, isAbroad: true }))],
    open: new Set(onBoth.map(({ id }) => id)),
  }
}

/** The site as it stood on its last readable day. */
function standingOn(world: World, number: number, day: Day, isOnBoard: boolean): Truth {
  for (let back = 0; back <= maxOutageDays; back++) {
    const truth = truthOf(world, number, day - back)
    if (isReadable(truth, isOnBoard)) return truth
  }
  return truthOf(world, number, day)
}

/** A renderer runs beside the watch; a board is read even while the site that names it is down. */
function isReadable({ state, isBoardDown }: Truth, isOnBoard: boolean): boolean {
  return !isBoardDown && (isOnBoard || state === 'readable' || state === 'needs-rendering')
}
