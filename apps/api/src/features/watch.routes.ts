import * as calls from '@vedetta/contracts/watch-status'
import { revisitHeld } from '@vedetta/core/watch/status/revisit-held'
import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { answerCall } from '../call-route.ts'

export function watchRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  answerCall(api, calls.getWatchStatus, () => readWatchStatus(db, clock()))
  answerCall(api, calls.lookAgain, async ({ sourceNo }) => {
    await revisitHeld(db, sourceNo, clock())
    return {}
  })
}
