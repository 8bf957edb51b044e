import * as discardCalls from '@vedetta/contracts/inbox/discarded-positions'
import { markPosition } from '@vedetta/contracts/inbox/position-detail'
import { countFacets as countFacetsCall } from '@vedetta/contracts/search/facets'
import { searchPositions as searchPositionsCall } from '@vedetta/contracts/search/position-search'
import { readSentence as readSentenceCall } from '@vedetta/contracts/search/position-sentence'
import { listRecentSearches as listRecentSearchesCall } from '@vedetta/contracts/search/recent-searches'
import { discardPositions } from '@vedetta/core/inbox/discards/discard-positions'
import { listDiscarded } from '@vedetta/core/inbox/discards/list-discarded'
import { setMark } from '@vedetta/core/inbox/marks/set-mark'
import { countFacets } from '@vedetta/core/inbox/positions/count-facets'
import { listRecentSearches } from '@vedetta/core/inbox/positions/list-recent-searches'
import { type PositionSearchContext, searchPositions } from '@vedetta/core/inbox/positions/search-positions'
import { readSentence, type SentenceContext } from '@vedetta/core/search/sentences/read-sentence'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function positionRoutes(
  api: FastifyInstance,
  context: PositionSearchContext & SentenceContext & Pick<ApiContext, 'clock'>,
): void {
  const { db, clock } = context
  registerCall(api, searchPositionsCall, (input, viewer, signal) =>
    searchPositions(context, viewer, input, clock(), signal),
  )
  registerCall(api, countFacetsCall, (input, viewer, signal) => countFacets(context, viewer, input, clock(), signal))
  registerCall(api, readSentenceCall, ({ text }, viewer) => readSentence(context, viewer, text))
  registerCall(api, listRecentSearchesCall, (_, viewer) => listRecentSearches(db, viewer, clock()))
  registerCall(api, markPosition, (input, viewer) => setMark(db, viewer, input, clock()))
  registerCall(api, discardCalls.discardPositions, (input, viewer) => discardPositions(db, viewer, input, clock()))
  registerCall(api, discardCalls.listDiscardedPositions, (input, viewer) => listDiscarded(db, viewer, input))
}
