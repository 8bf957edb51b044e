import * as calls from '@vedetta/contracts/watch/watch-status'
import { readDriftSample } from '@vedetta/core/watch/drift/read-drift-sample'
import { revisitHeld } from '@vedetta/core/watch/status/revisit-held'
import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { longCall, registerCall } from '../call-route.ts'

export function watchRoutes(
  api: FastifyInstance,
  { db, patientDb, clock }: Pick<ApiContext, 'db' | 'patientDb' | 'clock'>,
): void {
  registerCall(api, calls.getWatchStatus, () => readWatchStatus(patientDb, clock()), longCall)
  registerCall(api, calls.getDriftSample, ({ system }) => readDriftSample(db, system))
  registerCall(api, calls.revisitHeld, async ({ sourceNo }, viewer) => {
    await revisitHeld(db, viewer, sourceNo, clock())
    return {}
  })
}
