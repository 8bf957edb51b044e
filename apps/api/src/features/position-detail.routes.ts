import * as calls from '@vedetta/contracts/position-detail'
import { readPosition } from '@vedetta/core/positions/read-position'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function positionDetailRoutes(api: FastifyInstance, { db }: Pick<ApiContext, 'db'>): void {
  registerCall(api, calls.getPosition, ({ positionID }, viewer) => readPosition(db, viewer, positionID))
}
