import type { WatchStatus } from '@vedetta/contracts/watch/watch-status'
import { expect, test } from 'vitest'
import { watchMetrics } from './watch-metrics.ts'

const status: WatchStatus = {
  at: '2026-11-16T09:00:00.000Z',
  figures: {
    visitsToday: 1200,
    plannedToday: null,
    visitsPerSecond: 39.4,
    unchangedShare: 0.91,
    newToday: 12,
    changedToday: 3,
    closedToday: 5,
    lagSeconds: 40,
    overdue: 7,
    underWay: 200,
    heldSites: 2,
    pausedHosts: 1,
    crowdedAddresses: 0,
  },
  outcomes: [
    { outcome: 'unchanged', visits: 1092 },
    { outcome: 'failed', visits: 8 },
  ],
  systems: [
    {
      system: 'lever',
      boards: 9,
      whole: 8,
      partly: 1,
      unread: 0,
      drifts: 2,
      driftsInAll: 7,
      sampledAt: '2026-11-16T08:00:00.000Z',
    },
  ],
  held: [],
  slowestHosts: [],
  crowded: [],
  freshness: [],
}

test('watchMetrics exports the figures of the status page under their names, and leaves out unknown ones', async () => {
  const lines = (await watchMetrics(status)).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(lines).toEqual([
    'vedetta_watch_visits_today 1200',
    'vedetta_watch_visits_per_second 39.4',
    'vedetta_watch_unchanged_share 0.91',
    'vedetta_watch_new_today 12',
    'vedetta_watch_changed_today 3',
    'vedetta_watch_closed_today 5',
    'vedetta_watch_lag_seconds 40',
    'vedetta_watch_overdue 7',
    'vedetta_watch_under_way 200',
    'vedetta_watch_held_sites 2',
    'vedetta_watch_paused_hosts 1',
    'vedetta_watch_crowded_addresses 0',
    'vedetta_watch_outcomes_today{outcome="unchanged"} 1092',
    'vedetta_watch_outcomes_today{outcome="failed"} 8',
    'vedetta_watch_board_drift_total{system="lever"} 7',
  ])
})

test('watchMetrics describes each metric', async () => {
  const text = await watchMetrics(status)
  expect(text).toContain('# TYPE vedetta_watch_lag_seconds gauge\n')
  expect(text).toContain('# TYPE vedetta_watch_board_drift_total counter\n')
})
