import { matchTitles } from '@vedetta/simweb/match-titles'
import type { Day } from '@vedetta/simweb/model'
import type { SiteDay } from './expectations.ts'
import type { PositionRow } from './sites.queries.ts'
import { emptyTally, type Tally } from './tally.ts'

type Pair = [SiteDay['expected'][number], PositionRow]
type Gone = { id: string; row: number; kind: string; number: number; day: Day }

const maxExamples = 400
const alterations: ReadonlySet<string> = new Set(['changed', 'republished', 'reopened'])

/** Scores the tables against the ground truth at the end of each day; days must be passed in order. */
export class WatchScorer {
  readonly tallies = new Map<string, Tally>()
  /** Descriptions of the first mistakes. */
  readonly examples: string[] = []
  readonly #rowOf = new Map<string, number>()
  readonly #idOf = new Map<number, string>()
  readonly #altered = new Map<string, { wasRepublished: boolean }>()
  readonly #missing = new Map<number, number>()
  #gone: Gone[] = []
  #wasOpen = new Set<number>()
  #isFirst = true

  score(day: Day, sites: readonly SiteDay[], rows: readonly PositionRow[]): void {
    const rowsOf = Map.groupBy(
      rows.filter(({ isOpen }) => isOpen),
      ({ number }) => number,
    )
    const wasReadable = new Set<number>()
    for (const site of sites) {
      if (site.isReadable) wasReadable.add(site.number)
      if (this.#isFirst) this.#tally(site.kind).sites += 1
      this.#recordChanges(day, site)
    }
    const ownUrls = new Map(
      sites.flatMap(({ expected, number }) =>
        expected.flatMap((one) => (one.number === null ? [] : [[one.url, number] as const])),
      ),
    )
    const matchedRows = new Set<number>()
    for (const site of sites) {
      for (const row of this.#scoreSite(day, site, rowsOf.get(site.number) ?? [], ownUrls)) matchedRows.add(row)
    }
    this.#scoreClosings(day, sites, rows, matchedRows)
    this.#scoreGone(day, sites, rows, wasReadable)
    this.#wasOpen = new Set([...rowsOf.values()].flat().map(({ no }) => no))
    this.#isFirst = false
  }

  #tally(kind: string): Tally {
    const known = this.tallies.get(kind) ?? emptyTally()
    this.tallies.set(kind, known)
    return known
  }

  #recordChanges(day: Day, { changes, isReadable, kind, number }: SiteDay): void {
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

  #scoreSite(day: Day, site: SiteDay, rows: readonly PositionRow[], ownUrls: ReadonlyMap<string, number>): number[] {
    const tally = this.#tally(site.kind)
    const all = this.#matched([...site.expected, ...site.abroad], rows)
    const matched = all.filter(([{ isAbroad }]) => !isAbroad)
    const rowById = new Map(all.map(([position, row]) => [position.id, row]))
    tally.expected += site.expected.length
    tally.matched += matched.length
    tally.open += rows.length - (all.length - matched.length)
    const label = `day ${day} ${site.kind} ${site.number}`
    for (const { id, title } of site.expected)
      if (!rowById.has(id)) this.#addExample(`- ${label} ${id} ${title}, not open`)
    if (!this.#isFirst && site.isReadable) {
      const expected = new Set(site.expected.map(({ id }) => id))
      const opened = site.changes.filter(({ what, id }) => what === 'opened' && expected.has(id))
      tally.opened += opened.length
      tally.openedInTime += opened.filter(({ id }) => rowById.has(id)).length
    }
    for (const [{ id }, row] of all) this.#scoreIdentity(label, tally, id, row)
    const used = new Set(all.map(([, { no }]) => no))
    const left = rows.filter(({ no }) => !used.has(no))
    const sameTitle = new Set(matchTitles(site.expected, left).map(([, row]) => row))
    for (const row of left) {
      const id = this.#idOf.get(row.no)
      const owner = row.urls.map((url) => ownUrls.get(url)).find((number) => number !== undefined)
      const hasTwin = sameTitle.has(row) || (id !== undefined && rowById.has(id))
      this.#scoreUnmatched(label, site, row, { hasTwin, owner })
    }
    return [...used]
  }

  /** Scores a row that no expected position matches: a duplicate, a position closed a day late, or one that never existed. */
  #scoreUnmatched(
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
      this.#addExample(`2 ${label} row ${row.no} ${row.title} beside ${id ?? owner ?? 'another'}`)
    } else if (isJustGone) tally.late += 1
    else this.#addExample(`+ ${label} row ${row.no} ${row.title}, was ${id ?? 'never open'}`)
  }

  /** Counts the days on which the site was readable without the position. */
  #daysMissing({ no }: PositionRow, { isReadable }: SiteDay): number {
    const days = (this.#missing.get(no) ?? 0) + (isReadable ? 1 : 0)
    this.#missing.set(no, days)
    return days
  }

  /** Matches by unique URL, then by the row matched on an earlier day if the titles are still alike, then by title. */
  #matched(expected: SiteDay['expected'], rows: readonly PositionRow[]): Pair[] {
    const pairs: Pair[] = []
    const used = new Set<Pair[number]>()
    const add = (...found: Pair[]) => {
      for (const pair of found) {
        if (pair.some((one) => used.has(one))) continue
        pairs.push(pair)
        for (const one of pair) used.add(one)
      }
    }
    for (const position of expected) {
      const row = position.number !== null && rows.find(({ urls }) => urls.includes(position.url))
      if (row) add([position, row])
    }
    for (const position of expected) {
      const row = rows.find(({ no }) => no === this.#rowOf.get(position.id))
      if (row !== undefined) add(...matchTitles([position], [row]))
    }
    const isLeft = (one: Pair[number]) => !used.has(one)
    add(...matchTitles(expected.filter(isLeft), rows.filter(isLeft)))
    for (const position of expected.filter(isLeft)) {
      const row = rows.filter(isLeft).find(({ title }) => isTitleWithTown(title, position))
      if (row !== undefined) add([position, row])
    }
    return pairs
  }

  #scoreIdentity(label: string, tally: Tally, id: string, row: PositionRow): void {
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
      if (!isKept) this.#addExample(`~ ${label} ${id} ${row.title} was row ${before}, is ${row.no}`)
      this.#altered.delete(id)
    } else if (before !== undefined && before !== row.no) {
      this.#addExample(`~ ${label} ${id} ${row.title} was row ${before}, is ${row.no}, unaltered`)
    }
    this.#missing.delete(row.no)
    this.#rowOf.set(id, row.no)
    this.#idOf.set(row.no, id)
  }

  /** A closed row whose position is matched to another row counts as a lost identity, not as wrongly closed. */
  #scoreClosings(
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
      this.#addExample(`! day ${day} ${site.kind} ${site.number} row ${row.no} ${row.title} (${id}) closed, is open`)
    }
  }

  /** A position closed the day before must be closed by now, if the site was readable on both days and the position did not reopen. */
  #scoreGone(
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
        this.#addExample(
          `x day ${day} ${gone.kind} ${gone.number} row ${gone.row} (${gone.id}) gone since ${gone.day}, still open`,
        )
    }
    this.#gone = this.#gone.filter((gone) => gone.day >= day - 1)
  }

  #addExample(text: string): void {
    if (this.examples.length < maxExamples) this.examples.push(text)
  }
}

/** Some sites append the town to the title. */
function isTitleWithTown(title: string, position: Pair[0]): boolean {
  return position.cities.some((city) => title === `${position.title} - ${city}`)
}
