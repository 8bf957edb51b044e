import * as calls from '@vedetta/contracts/inbox/position-detail'
import { readPosition } from '@vedetta/core/inbox/positions/read-position'
import { readSimilar, type SimilarContext } from '@vedetta/core/inbox/positions/read-similar'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../call-route.ts'

export function positionDetailRoutes(api: FastifyInstance, context: SimilarContext): void {
  registerCall(api, calls.getPosition, ({ positionID }, viewer) => readPosition(context.db, viewer, positionID))
  registerCall(api, calls.listSimilarPositions, async ({ positionID }, viewer) => ({
    positions: await readSimilar(context, viewer, positionID),
  }))
}
