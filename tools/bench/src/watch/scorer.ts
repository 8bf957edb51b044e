import { matchTitles } from '@vedetta/simweb/match-titles'
import type { Day } from '@vedetta/simweb/model'
import type { SiteDay } from './expectations.ts'
import type { PositionRow } from './sites.queries.ts'
import { emptyTally, type Tally } from './tally.ts'

type Pair = [SiteDay['expected'][number], PositionRow]
type Gone = { id: string; row: number; kind: string; number: number; day: Day }

const mostExamples = 400
const alterations: ReadonlySet<string> = new Set(['changed', 'republished', 'reopened'])

/** Compares the tables with the truth at the end of each day, in the order of days. */
export class WatchJudge {
  readonly tallies = new Map<string, Tally>()
  /** What was wrong, in words, the first ones of each sort. */
  readonly examples: string[] = []
  readonly #rowOf = new Map<string, number>()
  readonly #idOf = new Map<number, string>()
  readonly #altered = new Map<string, { wasRepublished: boolean }>()
  readonly #missing = new Map<number, number>()
  #gone: Gone[] = []
  #wasOpen = new Set<number>()
  #isFirst = true

  judge(day: Day, sites: readonly SiteDay[], rows: readonly PositionRow[]): void {
    const rowsOf = Map.groupBy(
      rows.filter(({ isOpen }) => isOpen),
      ({ number }) => number,
    )
    const wasReadable = new Set<number>()
    for (const site of sites) {
      if (site.isReadable) wasReadable.add(site.number)
      if (this.#isFirst) this.#tally(site.kind).sites += 1
      this.#noteChanges(day, site)
    }
    const ownUrls = new Map(
      sites.flatMap(({ expected, number }) =>
        expected.flatMap((one) => (one.number === null ? [] : [[one.url, number] as const])),
      ),
    )
    const matchedRows = new Set<number>()
    for (const site of sites) {
      for (const row of this.#judgeSite(day, site, rowsOf.get(site.number) ?? [], ownUrls)) matchedRows.add(row)
    }
    this.#judgeClosings(day, sites, rows, matchedRows)
    this.#judgeGone(day, sites, rows, wasReadable)
    this.#wasOpen = new Set([...rowsOf.values()].flat().map(({ no }) => no))
    this.#isFirst = false
  }

  #tally(kind: string): Tally {
    const known = this.tallies.get(kind) ?? emptyTally()
    this.tallies.set(kind, known)
    return known
  }

  #noteChanges(day: Day, { changes, isReadable, kind, number }: SiteDay): void {
    if (this.#isFirst) return
    for (const { id, what } of changes) {
      const row = this.#rowOf.get(id)
      if (row === undefined) continue
      if (alterations.has(what)) {
        const wasRepublished = what !== 'changed' || (this.#altered.get(id)?.wasRepublished ?? false)
        this.#altered.set(id, { wasRepublished })
      }
      if (what === 'closed' && isReadable) this.#gone.push({ id, row, kind, number, day })
    }
  }

  #judgeSite(day: Day, site: SiteDay, rows: readonly PositionRow[], ownUrls: ReadonlyMap<string, number>): number[] {
    const tally = this.#tally(site.kind)
    const matched = this.#matched(site, rows)
    const rowById = new Map(matched.map(([position, row]) => [position.id, row]))
    tally.expected += site.expected.length
    tally.matched += matched.length
    tally.open += rows.length
    const label = `day ${day} ${site.kind} ${site.number}`
    for (const { id, title } of site.expected)
      if (!rowById.has(id)) this.#example(`- ${label} ${id} ${title}, not open`)
    if (!this.#isFirst && site.isReadable) {
      const opened = site.changes.filter(({ what }) => what === 'opened')
      tally.opened += opened.length
      tally.openedInTime += opened.filter(({ id }) => rowById.has(id)).length
    }
    for (const [{ id }, row] of matched) this.#judgeIdentity(label, tally, id, row)
    const used = new Set(matched.map(([, { no }]) => no))
    const left = rows.filter(({ no }) => !used.has(no))
    const sameTitle = new Set(matchTitles(site.expected, left).map(([, row]) => row))
    for (const row of left) {
      const id = this.#idOf.get(row.no)
      const owner = row.urls.map((url) => ownUrls.get(url)).find((number) => number !== undefined)
      const hasTwin = sameTitle.has(row) || (id !== undefined && rowById.has(id))
      this.#judgeUnmatched(label, site, row, { hasTwin, owner })
    }
    return [...used]
  }

  /** A row that no expected position was matched to: the double of another, closed a day late, or never true. */
  #judgeUnmatched(
    label: string,
    site: SiteDay,
    row: PositionRow,
    { hasTwin, owner }: { hasTwin: boolean; owner: number | undefined },
  ): void {
    const tally = this.#tally(site.kind)
    const id = this.#idOf.get(row.no)
    const isJustGone = id !== undefined && !site.open.has(id) && this.#daysMissing(row, site) <= 1
    if (hasTwin || (owner !== undefined && owner !== site.number)) {
      tally.doubled += 1
      this.#example(`2 ${label} row ${row.no} ${row.title} beside ${id ?? owner ?? 'another'}`)
    } else if (isJustGone) tally.late += 1
    else this.#example(`+ ${label} row ${row.no} ${row.title}, was ${id ?? 'never true'}`)
  }

  /** On how many days the site showed that the position is gone. */
  #daysMissing({ no }: PositionRow, { isReadable }: SiteDay): number {
    const days = (this.#missing.get(no) ?? 0) + (isReadable ? 1 : 0)
    this.#missing.set(no, days)
    return days
  }

  /** By an address that is its alone, then as it was known before if the titles are still alike, then by title. */
  #matched(site: SiteDay, rows: readonly PositionRow[]): Pair[] {
    const pairs: Pair[] = []
    const used = new Set<Pair[number]>()
    const add = (...found: Pair[]) => {
      for (const pair of found) {
        if (pair.some((one) => used.has(one))) continue
        pairs.push(pair)
        for (const one of pair) used.add(one)
      }
    }
    for (const position of site.expected) {
      const row = position.number !== null && rows.find(({ urls }) => urls.includes(position.url))
      if (row) add([position, row])
    }
    for (const position of site.expected) {
      const row = rows.find(({ no }) => no === this.#rowOf.get(position.id))
      if (row !== undefined) add(...matchTitles([position], [row]))
    }
    const isLeft = (one: Pair[number]) => !used.has(one)
    add(...matchTitles(site.expected.filter(isLeft), rows.filter(isLeft)))
    for (const position of site.expected.filter(isLeft)) {
      const row = rows.filter(isLeft).find(({ title }) => isTitleWithTown(title, position))
      if (row !== undefined) add([position, row])
    }
    return pairs
  }

  #judgeIdentity(label: string, tally: Tally, id: string, row: PositionRow): void {
    const before = this.#rowOf.get(id)
    const altered = this.#altered.get(id)
    if (altered !== undefined) {
      const isKept = before === row.no
      tally.altered += 1
      if (isKept) tally.alteredKept += 1
      if (altered.wasRepublished) {
        tally.republished += 1
        if (isKept) tally.republishedKept += 1
      }
      if (!isKept) this.#example(`~ ${label} ${id} ${row.title} was row ${before}, is ${row.no}`)
      this.#altered.delete(id)
    } else if (before !== undefined && before !== row.no) {
      this.#example(`~ ${label} ${id} ${row.title} was row ${before}, is ${row.no}, unaltered`)
    }
    this.#missing.delete(row.no)
    this.#rowOf.set(id, row.no)
    this.#idOf.set(row.no, id)
  }

  /** A row that lost its position to another row has lost its identity, but was not closed wrongly. */
  #judgeClosings(
    day: Day,
    sites: readonly SiteDay[],
    rows: readonly PositionRow[],
    matchedRows: ReadonlySet<number>,
  ): void {
    const siteOf = new Map(sites.map((site) => [site.number, site]))
    for (const row of rows) {
      if (row.isOpen || !this.#wasOpen.has(row.no) || row.mergedInto !== null) continue
      const site = siteOf.get(row.number)
      if (site === undefined) continue
      const tally = this.#tally(site.kind)
      tally.closings += 1
      const id = this.#idOf.get(row.no)
      const isWrong = id !== undefined && site.open.has(id) && !matchedRows.has(this.#rowOf.get(id) ?? -1)
      if (!isWrong) continue
      tally.wronglyClosed += 1
      this.#example(`! day ${day} ${site.kind} ${site.number} row ${row.no} ${row.title} (${id}) closed, is open`)
    }
  }

  /** What went on the day before must be closed by now, where the site could be read on both days and it did not come back. */
  #judgeGone(
    day: Day,
    sites: readonly SiteDay[],
    rows: readonly PositionRow[],
    wasReadable: ReadonlySet<number>,
  ): void {
    const isBack = new Set(sites.flatMap(({ open }) => [...open]))
    const openRows = new Set(rows.filter(({ isOpen }) => isOpen).map(({ no }) => no))
    for (const gone of this.#gone) {
      if (gone.day !== day - 1 || isBack.has(gone.id) || !wasReadable.has(gone.number)) continue
      const tally = this.#tally(gone.kind)
      tally.closed += 1
      if (!openRows.has(gone.row)) tally.closedInTime += 1
      else
        this.#example(
          `x day ${day} ${gone.kind} ${gone.number} row ${gone.row} (${gone.id}) gone since ${gone.day}, still open`,
        )
    }
    this.#gone = this.#gone.filter((gone) => gone.day >= day - 1)
  }

  #example(text: string): void {
    if (this.examples.length < mostExamples) this.examples.push(text)
  }
}

/** As some sites dress theirs. */
function isTitleWithTown(title: string, position: Pair[0]): boolean {
  return position.cities.some((city) => title === `${position.title} - ${city}`)
}
