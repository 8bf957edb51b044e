import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { savePosition } from '@vedetta/contracts/inbox/saved-positions'
import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { positionDetailKey, type SavedPositionList } from '../../domain/query-cache-sync.ts'
import { withToggled } from '../../domain/saved-list.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { savedPositionsQuery } from './positions.api.ts'

type Savable = PositionRow & { closedAt?: string | null }

/** Saves a position, or removes it if it is saved. Resolves to whether the server did. */
export function useToggleSaved(): (position: Savable) => Promise<boolean> {
  const client = useQueryClient()
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { mutateAsync } = useMutation({
    scope: { id: 'saves' },
    mutationFn: ({ positionID }: Savable) => {
      const list = client.getQueryData(savedPositionsQuery.queryKey)
      const target = list && { saved: !savedIDs(list).has(positionID) }
      return fetchFromApi(savePosition, { positionID, ...target })
    },
    onSuccess: ({ status }, position) => {
      const isSaved = status === 'saved'
      const { queryKey } = savedPositionsQuery
      client.setQueryData(queryKey, (list) => list && toggled(list, position, status))
      // A response still in flight may hold the list from before the change.
      if (client.isFetching({ queryKey }) > 0) {
        void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
      }
      client.setQueryData<PositionDetail>([...positionDetailKey, position.positionID], (detail) => {
        return detail && { ...detail, saved: isSaved }
      })
      showToast({ type: 'success', title: t(isSaved ? 'inbox.saved' : 'inbox.removed') })
    },
    onError: ({ code }) =>
      showToast({ type: 'error', title: t('inbox.notSaved'), description: errorText(code), duration: 6000 }),
  })
  return useCallback(
    (position) =>
      mutateAsync(position).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )
}

/** Known once the saved positions are loaded. */
export function useIsSaved(positionID: string): boolean | undefined {
  return useQuery({ ...savedPositionsQuery, select: savedIDs }).data?.has(positionID)
}

function savedIDs({ positions }: SavedPositionList): ReadonlySet<string> {
  return new Set(positions.map(({ positionID }) => positionID))
}

function toggled(list: SavedPositionList, position: Savable, status: 'saved' | 'removed'): SavedPositionList {
  const entry = { ...position, savedAt: new Date().toISOString(), closedAt: position.closedAt ?? null }
  return { ...list, positions: withToggled('positionID', list.positions, entry, status) }
}
