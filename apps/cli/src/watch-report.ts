import {
  type VisitOutcomeName,
  visitOutcomes,
  type WatchFigure,
  type WatchStatus,
  watchFigures,
} from '@vedetta/contracts/watch/watch-status'

/** The status of the watch, for a terminal. */
export function watchReport({ at, figures, outcomes, systems, held, slowestHosts, crowded }: WatchStatus): string {
  const { visitsToday, plannedToday, unchangedShare } = figures
  const values: Partial<Record<WatchFigure, string>> = {
    visitsToday: `${number(visitsToday)}${plannedToday === null ? ', plan not counted yet' : ` of ${number(plannedToday)} planned`}`,
    visitsPerSecond: figures.visitsPerSecond.toFixed(1),
    unchangedShare: unchangedShare === null ? '–' : percent(unchangedShare),
    newToday: number(figures.newToday),
    changedToday: number(figures.changedToday),
    closedToday: number(figures.closedToday),
    lagSeconds: duration(figures.lagSeconds),
    overdue: number(figures.overdue),
    underWay: number(figures.underWay),
    heldSites: number(figures.heldSites),
    pausedHosts: number(figures.pausedHosts),
    crowdedAddresses: number(figures.crowdedAddresses),
  }
  const lines = Object.entries(values).map(([name, value]) => [watchFigures[name as WatchFigure].en, value])
  return [
    `Status of the watch at ${minute(at)} UTC`,
    ...columns(lines),
    ...part(
      'Today’s outcomes',
      outcomes.map(({ outcome, visits }) => [
        nameOf(outcome),
        number(visits).padStart(9),
        percent(visitsToday > 0 ? visits / visitsToday : 0).padStart(7),
        visitOutcomes[outcome].meaning.en,
      ]),
    ),
    ...part(
      'Boards by tracking system',
      systems.map(({ system, boards, whole, partly, unread, drifts, sampledAt }) => [
        system,
        `${number(boards)} boards`,
        `${number(whole)} read wholly`,
        `${number(partly)} partly`,
        `${number(unread)} not read`,
        `${number(drifts)} drifts in 7 days`,
        sampledAt === null ? 'no sample' : `sample of ${minute(sampledAt)}`,
      ]),
    ),
    ...part(
      'Sites on hold',
      held.map(({ sourceNo, url, gone, ofOpen, heldAt, nextVisit, companies }) => [
        `${sourceNo}`,
        url,
        `${gone} of ${ofOpen} missing`,
        `since ${minute(heldAt)}`,
        nextVisit === null ? 'no visit planned' : `next visit ${minute(nextVisit)}`,
        companies.join(', '),
      ]),
    ),
    ...part(
      'Slowest hosts of the last 24 hours',
      slowestHosts.map(({ host, seconds, requests, outcome }) => [
        host,
        `${seconds.toFixed(1)} s`,
        `${requests} requests`,
        nameOf(outcome),
      ]),
    ),
    ...part(
      'Overcrowded addresses',
      crowded.map(({ address, sources, fitInADay }) => [
        address,
        `${number(sources)} sites`,
        `${number(fitInADay)} visits possible per day`,
      ]),
    ),
    '',
  ].join('\n')
}

const nameOf = (outcome: VisitOutcomeName) => visitOutcomes[outcome].en

function part(title: string, rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : ['', title, ...columns(rows)]
}

/** Pads every column but the last to its longest text. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd())
}

const number = (value: number) => value.toLocaleString('en-GB')

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ')

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7200) return `${Math.floor(seconds / 60)} min`
  return `${Math.floor(seconds / 3600)} h`
}
