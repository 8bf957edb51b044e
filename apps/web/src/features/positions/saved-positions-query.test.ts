import { QueryClient } from '@tanstack/react-query'
import { listSavedPositions } from '@vedetta/contracts/inbox/saved-positions'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { expect, it } from 'vitest'
import { positionPagesKey } from '../../domain/query-cache-sync.ts'
import { answer, server } from '../../testing/api.ts'
import { startTestApi } from '../../testing/render-app.tsx'
import { makeSaved } from '../../testing/saved.ts'
import { savedPositionsQuery } from './positions.api.ts'

startTestApi()

it('savedPositionsQuery writes its companies and statuses to the other lists', async () => {
  const client = new QueryClient()
  const before = {
    ...makeSaved(1, { status: 'notSeen' }),
    matches: { name: [], companyName: [] },
    foundBy: null,
    distanceKm: null,
  }
  const page: PositionSearchResult = {
    searchID: before.positionID,
    counted: false,
    rule: 'same',
    related: [],
    freeUntil: { same: null, narrower: null, related: null },
    offers: [],
    positions: [before],
    total: 1,
    companies: 1,
    page: 1,
    pages: 1,
  }
  client.setQueryData([...positionPagesKey, 'a search', 1], page)
  const company = { ...before.company, name: 'Officine Valseriana S.r.l.', employees: 90 }
  server.use(
    answer(listSavedPositions, { companies: [company], positions: [makeSaved(1, { status: 'contacted', company })] }),
  )
  await client.fetchQuery(savedPositionsQuery)
  const [row] = client.getQueryData<PositionSearchResult>([...positionPagesKey, 'a search', 1])?.positions ?? []
  expect(row?.status).toBe('contacted')
  expect(row?.company).toEqual(company)
})
