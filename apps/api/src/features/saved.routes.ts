import * as filterCalls from '@vedetta/contracts/saved-filters'
import * as positionCalls from '@vedetta/contracts/saved-positions'
import type { SearchDeps } from '@vedetta/core/positions/search-positions'
import { countFilter } from '@vedetta/core/saved/count-filter'
import { deleteFilter } from '@vedetta/core/saved/delete-filter'
import { listSavedFilters } from '@vedetta/core/saved/list-saved-filters'
import { listSavedPositions } from '@vedetta/core/saved/list-saved-positions'
import { saveFilter } from '@vedetta/core/saved/save-filter'
import { savePosition } from '@vedetta/core/saved/save-position'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function savedRoutes(app: FastifyInstance, deps: SearchDeps, clock: () => Date): void {
  const { db } = deps
  answerCall(app, positionCalls.listSavedPositions, (_input, viewer) => listSavedPositions(db, viewer))
  answerCall(app, positionCalls.savePosition, (input, viewer) => savePosition(db, viewer, input, clock()))
  answerCall(app, filterCalls.listSavedFilters, (_input, viewer) => listSavedFilters(db, viewer))
  answerCall(app, filterCalls.saveFilter, (input, viewer) => saveFilter(deps, viewer, input, clock()))
  answerCall(app, filterCalls.deleteFilter, async ({ filterID }, viewer) => {
    await deleteFilter(db, viewer, filterID)
    return {}
  })
  answerCall(app, filterCalls.countFilter, ({ filterID }, viewer) => countFilter(deps, viewer, filterID, clock()))
}
