import * as calls from '@vedetta/contracts/watch-status'
import type { Deps } from '@vedetta/core/deps'
import { revisitHeld } from '@vedetta/core/watch/status/revisit-held'
import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function watchRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>, clock: () => Date): void {
  answerCall(app, calls.getWatchStatus, () => readWatchStatus(db, clock()))
  answerCall(app, calls.lookAgain, async ({ sourceNo }) => {
    await revisitHeld(db, sourceNo, clock())
    return {}
  })
}
