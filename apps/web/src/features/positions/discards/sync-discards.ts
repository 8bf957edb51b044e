import type { QueryClient } from '@tanstack/react-query'
import type { DiscardReason } from '@vedetta/contracts/inbox/discarded-positions'
import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import {
  positionDetailKey,
  positionPagesKey,
  recount,
  type SavedPositionList,
  savedPositionsKey,
  syncDiscardedCounts,
} from '../../../domain/query-cache-sync.ts'
import { discardedKey } from './discarded.api.ts'

type Discard = { readonly discarded: boolean; readonly reason: DiscardReason | null }

type Row = { positionID: string; discarded: boolean }

/** Writes what the server has confirmed to every list that stays as it is, and has the others read again. */
export function syncDiscards(client: QueryClient, ids: ReadonlySet<string>, { discarded, reason }: Discard): void {
  const noted = <Each extends Row>(rows: Each[]) =>
    rows.map((row) => (ids.has(row.positionID) ? { ...row, discarded } : row))
  syncDiscardedCounts(client, ids, discarded)
  update<PositionSearchResult>(client, positionPagesKey, (page) => ({ ...page, positions: noted(page.positions) }))
  update<SavedPositionList>(client, savedPositionsKey, (list) => ({ ...list, positions: noted(list.positions) }))
  update<PositionDetail>(client, positionDetailKey, (detail) => {
    if (!ids.has(detail.positionID)) return detail
    const discardedAt = discarded ? (detail.discardedAt ?? new Date().toISOString()) : null
    return { ...detail, discarded, discardedAt, discardReason: discarded ? reason : null }
  })
  for (const queryKey of [discardedKey, ['alerts'], ['similarPositions']]) void client.invalidateQueries({ queryKey })
  recount(client)
}

/** Without making the data fresh: the rest of it is as old as before. */
function update<Data>(client: QueryClient, key: readonly string[], change: (data: Data) => Data): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: key })) {
    const data = state.data as Data | undefined
    if (data !== undefined) client.setQueryData(queryKey, change(data), { updatedAt: state.dataUpdatedAt })
  }
}
