import * as calls from '@vedetta/contracts/position-detail'
import type { Identity } from '@vedetta/core/identity/identity'
import { readPosition } from '@vedetta/core/positions/read-position'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function positionDetailRoutes(app: FastifyInstance, identity: Identity): void {
  answerCall(app, calls.getPosition, ({ positionID }, viewer) => readPosition(identity.db, viewer, positionID))
}
