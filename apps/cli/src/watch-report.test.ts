import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { visitOutcomes, type WatchStatus } from '@vedetta/contracts/watch/watch-status'
import { expect, test } from 'vitest'
import { watchReport } from './watch-report.ts'

const quiet: WatchStatus = {
  at: '2026-11-16T09:00:00.000Z',
  figures: {
    visitsToday: 0,
    plannedToday: null,
    visitsPerSecond: 0,
    unchangedShare: null,
    newToday: 0,
    changedToday: 0,
    closedToday: 0,
    lagSeconds: 0,
    overdue: 0,
    underWay: 0,
    heldSites: 0,
    pausedHosts: 0,
    crowdedAddresses: 0,
  },
  outcomes: keysOf(visitOutcomes).map((outcome) => ({ outcome, visits: 0 })),
  systems: [],
  held: [],
  slowestHosts: [],
  crowded: [],
  freshness: [],
}

test('watchReport of a fresh watch has neither invented figures nor empty lists', () => {
  const report = watchReport(quiet)
  expect(report).toContain('Visits today           0, plan not counted yet')
  expect(report).toContain('Unchanged              –')
  expect(report.split('\n')).not.toContain('Sites on hold')
  expect(report).not.toContain('Slowest')
})

test('watchReport aligns every figure, outcome and list in columns', () => {
  const figures = { ...quiet.figures, visitsToday: 1_204_331, plannedToday: 3_400_000, unchangedShare: 0.9134 }
  const report = watchReport({
    ...quiet,
    figures: { ...figures, visitsPerSecond: 39.44, lagSeconds: 7300, heldSites: 1 },
    outcomes: [
      { outcome: 'unchanged', visits: 1_100_036 },
      { outcome: 'partly_read', visits: 12 },
    ],
    systems: [
      {
        system: 'greenhouse',
        boards: 1204,
        whole: 1180,
        partly: 20,
        unread: 4,
        drifts: 12,
        driftsInAll: 40,
        sampledAt: '2026-11-16T08:12:00.000Z',
      },
      { system: 'lever', boards: 90, whole: 90, partly: 0, unread: 0, drifts: 0, driftsInAll: 0, sampledAt: null },
    ],
    held: [
      {
        sourceNo: 17,
        url: 'https://alfa.example/',
        companies: ['Alfa S.r.l.', 'Beta S.p.A.'],
        heldAt: '2026-11-16T08:12:00.000Z',
        gone: 7,
        ofOpen: 9,
        nextVisit: '2026-11-16T10:30:00.000Z',
      },
    ],
    slowestHosts: [{ host: 'lento.example', seconds: 55.52, requests: 3, outcome: 'unreachable' }],
    crowded: [{ address: '192.0.2.1', sources: 500_000, fitInADay: 432_000 }],
  })
  for (const line of [
    'Status of the watch at 2026-11-16 09:00 UTC',
    '  Visits today           1,204,331 of 3,400,000 planned',
    '  Visits per second      39.4',
    '  Unchanged              91.3 %',
    '  Lag                    2 h',
    '  Unchanged    1,100,036   91.3 %  Nothing has changed since the previous visit.',
    '  Partly read         12    0.0 %  Some pages were missing, forbidden, too large or in a new shape: no position is closed.',
    '  greenhouse  1,204 boards  1,180 read wholly  20 partly  4 not read  12 drifts in 7 days  sample of 2026-11-16 08:12',
    '  lever       90 boards     90 read wholly     0 partly   0 not read  0 drifts in 7 days   no sample',
    '  17  https://alfa.example/  7 of 9 missing  since 2026-11-16 08:12  next visit 2026-11-16 10:30  Alfa S.r.l., Beta S.p.A.',
    '  lento.example  55.5 s  3 requests  Unreachable',
    '  192.0.2.1  500,000 sites  432,000 visits possible per day',
  ])
    expect(report.split('\n')).toContain(line)
})
