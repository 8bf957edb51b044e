import { markPosition } from '@vedetta/contracts/position-detail'
import { searchPositions as searchPositionsCall } from '@vedetta/contracts/position-search'
import { setMark } from '@vedetta/core/marks/set-mark'
import { type SearchDeps, searchPositions } from '@vedetta/core/positions/search-positions'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function positionRoutes(app: FastifyInstance, deps: SearchDeps, clock: () => Date): void {
  answerCall(app, searchPositionsCall, (input, viewer, signal) => searchPositions(deps, viewer, input, clock(), signal))
  answerCall(app, markPosition, (input, viewer) => setMark(deps.db, viewer, input, clock()))
}
