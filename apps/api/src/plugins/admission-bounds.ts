import { budgets } from '@vedetta/core/platform/limits/budgets'
import type { AdmissionBounds } from './admission.ts'
import type { ConnectionBounds } from './connections.ts'
import type { InHandBounds } from './requests-in-hand.ts'
import type { UnreadBounds } from './unread-answers.ts'

/** All that keeps one client from taking what others need, from its connection to its answer. */
export type DoorBounds = AdmissionBounds & {
  readonly connections: ConnectionBounds
  readonly inHand: InHandBounds
  readonly unread: UnreadBounds
}

export const usualBounds: DoorBounds = {
  connections: {
    // The unit of the API may open 10,000 files.
    inAll: 8_000,
    // The connections of forty browsers.
    ofAddress: 256,
    pipelined: 4,
    headersMs: 10_000,
    requestMs: 10_000,
    idleMs: 72_000,
    silentMs: 60_000,
    requests: 1_000,
  },
  inHand: {
    ofCaller: 64,
    // 50 calls or 200 files a second, after 250 or 1,000 at once.
    pace: { callMs: 20, fileMs: 5, burstMs: 5_000, waitMs: 250 },
    refusalMs: 1_000,
  },
  // Those that run in the engine and those that wait for their turn.
  searches: { min: 8, max: 48, targetMs: 300 },
  calls: { min: 24, max: 100, targetMs: 100 },
  queue: { waiting: 100, waitingOfCaller: 25, waitMs: 250, standingWaitMs: 25 },
  deadlineMs: budgets.request,
  unread: { ms: 20_000, bytes: 1024 * 1024 },
}
