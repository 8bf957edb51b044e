/** Sums over all days for one kind of site. */
export type Tally = {
  sites: number
  /** Position-days that should be open, those of them that are, and all that are. */
  expected: number
  matched: number
  open: number
  /** Rows still open on the first day without their position; closing them in time is a separate figure. */
  late: number
  opened: number
  openedInTime: number
  closed: number
  closedInTime: number
  closings: number
  wronglyClosed: number
  doubled: number
  /** Positions reworded, retitled, moved or republished while known, and those of them that kept their row. */
  altered: number
  alteredKept: number
  /** The same for republished positions only. */
  republished: number
  republishedKept: number
}

export const emptyTally = (): Tally => ({
  sites: 0,
  expected: 0,
  matched: 0,
  open: 0,
  late: 0,
  opened: 0,
  openedInTime: 0,
  closed: 0,
  closedInTime: 0,
  closings: 0,
  wronglyClosed: 0,
  doubled: 0,
  altered: 0,
  alteredKept: 0,
  republished: 0,
  republishedKept: 0,
})

export function sumTallies(tallies: Iterable<Tally>): Tally {
  const sum = emptyTally()
  for (const tally of tallies) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key]
  return sum
}

export const figuresOf = (tally: Tally) => ({
  recall: tally.matched / tally.expected,
  precision: tally.matched / (tally.open - tally.late),
  strictPrecision: tally.matched / tally.open,
  openedInTime: tally.openedInTime / tally.opened,
  closedInTime: tally.closedInTime / tally.closed,
  wronglyClosed: tally.wronglyClosed / Math.max(1, tally.closings),
  identityKept: tally.alteredKept / tally.altered,
  republishedKept: tally.republishedKept / tally.republished,
})

export const tableHead = [
  '| kind | sites | position-days | recall | precision | with late closings | opened on the day | closed in 2 days | closings | wrongly closed | duplicated | identity kept | republished |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
].join('\n')

export function tableRow(kind: string, tally: Tally): string {
  const share = (value: number) => (Number.isFinite(value) ? value.toFixed(3) : '')
  const of = (part: number, all: number) => (all === 0 ? '' : `${(part / all).toFixed(3)} of ${all}`)
  const figures = figuresOf(tally)
  const cells = [
    kind,
    tally.sites,
    tally.expected,
    share(figures.recall),
    share(figures.precision),
    share(figures.strictPrecision),
    of(tally.openedInTime, tally.opened),
    of(tally.closedInTime, tally.closed),
    tally.closings,
    tally.wronglyClosed,
    tally.doubled,
    of(tally.alteredKept, tally.altered),
    of(tally.republishedKept, tally.republished),
  ]
  return `| ${cells.join(' | ')} |`
}
