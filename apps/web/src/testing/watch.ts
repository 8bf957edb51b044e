import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { FreshnessWindow } from '@vedetta/contracts/watch/freshness'
import { type FreshnessStage, freshnessStages, freshnessWindows } from '@vedetta/contracts/watch/freshness-stages'
import type { WatchStatus } from '@vedetta/contracts/watch/watch-status'

const times: Record<FreshnessStage, [number, number] | null> = {
  unseen: [86_400_000, 90_000_000],
  due: [42_000, 310_000],
  visit: [4_757, 26_909],
  index: [453, 905],
  match: [1_810, 3_620],
  stream: [2_153, 4_305],
  mail: [6_400, 905_097],
  push: null,
  send: [640, 1_522],
}

/** Every stage but one measured often enough. */
export function makeFreshness(): FreshnessWindow[] {
  return freshnessWindows.map((days) => ({
    days,
    stages: keysOf(freshnessStages).map((stage) => {
      const [p50Ms, p95Ms] = times[stage] ?? [null, null]
      return { stage, measured: p50Ms === null ? 12 : days * 1_204, p50Ms, p95Ms }
    }),
  }))
}

export function makeWatchStatus(change: Partial<WatchStatus> = {}): WatchStatus {
  return {
    at: '2026-11-16T09:00:00.000Z',
    figures: {
      visitsToday: 1_204_331,
      plannedToday: 3_400_000,
      visitsPerSecond: 39.44,
      unchangedShare: 0.9134,
      newToday: 5120,
      changedToday: 840,
      closedToday: 4711,
      lagSeconds: 95,
      overdue: 310,
      underWay: 400,
      heldSites: 1,
      pausedHosts: 12,
      crowdedAddresses: 1,
    },
    outcomes: [
      { outcome: 'unchanged', visits: 1_100_036 },
      { outcome: 'read', visits: 60_000 },
      { outcome: 'partly_read', visits: 0 },
      { outcome: 'asked_to_wait', visits: 0 },
      { outcome: 'blocked', visits: 0 },
      { outcome: 'parked', visits: 0 },
      { outcome: 'unreachable', visits: 44_000 },
      { outcome: 'failed', visits: 295 },
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
        sampledAt: '2026-11-15T08:12:00.000Z',
      },
      { system: 'lever', boards: 90, whole: 90, partly: 0, unread: 0, drifts: 0, driftsInAll: 0, sampledAt: null },
    ],
    held: [
      {
        sourceNo: 17,
        url: 'https://www.officinevalseriana.example/lavora-con-noi',
        companies: ['Officine Valseriana S.p.A.', 'Valseriana Servizi S.r.l.'],
        heldAt: '2026-11-15T08:12:00.000Z',
        gone: 7,
        ofOpen: 9,
        nextVisit: '2026-11-16T11:30:00.000Z',
      },
    ],
    slowestHosts: [{ host: 'lento.example', seconds: 55.5, requests: 3, outcome: 'unreachable' }],
    freshness: makeFreshness(),
    crowded: [{ address: '192.0.2.1', sources: 500_000, fitInADay: 432_000 }],
    ...change,
  }
}
