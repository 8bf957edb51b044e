import * as positionCalls from '@vedetta/contracts/inbox/saved-positions'
import * as filterCalls from '@vedetta/contracts/search/saved-filters'
import type { SearchContext } from '@vedetta/core/inbox/positions/search-positions'
import { countFilter } from '@vedetta/core/inbox/saved/count-filter'
import { countFilters } from '@vedetta/core/inbox/saved/count-filters'
import { deleteFilter } from '@vedetta/core/inbox/saved/delete-filter'
import { listSavedFilters } from '@vedetta/core/inbox/saved/list-saved-filters'
import { listSavedPositions } from '@vedetta/core/inbox/saved/list-saved-positions'
import { orderFilters } from '@vedetta/core/inbox/saved/order-filters'
import { saveFilter } from '@vedetta/core/inbox/saved/save-filter'
import { savePosition } from '@vedetta/core/inbox/saved/save-position'
import { setFilterBell } from '@vedetta/core/inbox/saved/set-filter-bell'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function savedRoutes(api: FastifyInstance, context: SearchContext & Pick<ApiContext, 'clock'>): void {
  const { db, clock } = context
  registerCall(api, positionCalls.listSavedPositions, (_input, viewer) => listSavedPositions(db, viewer))
  registerCall(api, positionCalls.savePosition, (input, viewer) => savePosition(db, viewer, input, clock()))
  registerCall(api, filterCalls.listSavedFilters, (input, viewer) => listSavedFilters(context, viewer, input, clock()))
  registerCall(api, filterCalls.saveFilter, (input, viewer) => saveFilter(context, viewer, input, clock()))
  registerCall(api, filterCalls.deleteFilter, async ({ filterID }, viewer) => {
    await deleteFilter(db, viewer, filterID)
    return {}
  })
  registerCall(api, filterCalls.setFilterBell, (input, viewer) => setFilterBell(context, viewer, input, clock()))
  registerCall(api, filterCalls.orderFilters, async ({ filterIDs }, viewer) => {
    await orderFilters(context, viewer, filterIDs)
    return {}
  })
  registerCall(api, filterCalls.countFilter, ({ filterID }, viewer) => countFilter(context, viewer, filterID, clock()))
  registerCall(api, filterCalls.countFilters, async ({ filterIDs }, viewer) => ({
    counts: await countFilters(context, viewer, filterIDs, clock()),
  }))
}
