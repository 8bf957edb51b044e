import * as calls from '@vedetta/contracts/watch-status'
import { budgets } from '@vedetta/core/budgets'
import { readDriftSample } from '@vedetta/core/watch/drift/read-drift-sample'
import { revisitHeld } from '@vedetta/core/watch/status/revisit-held'
import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function watchRoutes(
  api: FastifyInstance,
  { db, patientDb, clock }: Pick<ApiContext, 'db' | 'patientDb' | 'clock'>,
): void {
  const countsMuch = { deadlineMs: budgets.longRequest }
  registerCall(api, calls.getWatchStatus, () => readWatchStatus(patientDb, clock()), countsMuch)
  registerCall(api, calls.getDriftSample, ({ system }) => readDriftSample(db, system))
  registerCall(api, calls.revisitHeld, async ({ sourceNo }, viewer) => {
    await revisitHeld(db, viewer, sourceNo, clock())
    return {}
  })
}
