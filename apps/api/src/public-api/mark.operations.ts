import { discardPublicPosition, markPublicPosition } from '@vedetta/contracts/public-api/mark'
import { discardPositions } from '@vedetta/core/inbox/discards/discard-positions'
import { setMark } from '@vedetta/core/inbox/marks/set-mark'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerOperation } from './register-operation.ts'

export function markOperations(v1: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context
  registerOperation(v1, context, markPublicPosition, ({ params, body }, { viewer }) =>
    setMark(db, viewer, { ...params, ...body }, clock()),
  )
  registerOperation(v1, context, discardPublicPosition, ({ params: { positionID }, body }, { viewer }) =>
    discardPositions(db, viewer, { positionIDs: [positionID], ...body }, clock()),
  )
}
