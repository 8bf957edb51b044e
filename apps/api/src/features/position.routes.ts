import { searchPositions as searchPositionsCall } from '@vedetta/contracts/position-search'
import type { Deps } from '@vedetta/core/deps'
import { searchPositions } from '@vedetta/core/positions/search-positions'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function positionRoutes(app: FastifyInstance, deps: Pick<Deps, 'search'>): void {
  answerCall(app, searchPositionsCall, ({ page, ...criteria }, _viewer, signal) =>
    searchPositions(deps, criteria, page, signal),
  )
}
