import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { markPosition, type PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { syncMark } from '../../domain/query-cache-sync.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useErrorText } from '../../lib/use-error-text.ts'

type Marking = { positionID: string; status: PositionStatus }

const markingKey = ['mark']

/** Resolves to whether the server confirmed the mark; the screen changes only then. */
export type Mark = (positionID: string, status: PositionStatus) => Promise<boolean>

export function useMark(): Mark {
  const client = useQueryClient()
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { mutateAsync } = useMutation({
    mutationKey: markingKey,
    // In series: the last key pressed has to be the last request the server handles.
    scope: { id: 'marks' },
    mutationFn: (marking: Marking) => fetchFromApi(markPosition, marking),
    onSuccess: ({ status }, { positionID }) => syncMark(client, positionID, status),
    onError: ({ code }) =>
      showToast({ type: 'error', title: t('inbox.notMarked'), description: errorText(code), duration: 6000 }),
  })
  return useCallback(
    (positionID, status) =>
      mutateAsync({ positionID, status }).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )
}

/** Marks a position as contacted, or as seen if it was, and offers to undo it. */
export function useToggleContacted(): (position: ToggledPosition) => Promise<boolean> {
  const { t } = useTranslation()
  const mark = useMark()
  return async ({ positionID, name, status: before }) => {
    const status = before === 'contacted' ? 'seen' : 'contacted'
    const isMarked = await mark(positionID, status)
    if (isMarked) {
      showToast({
        type: 'success',
        title: t(status === 'contacted' ? 'inbox.contactedToday' : 'inbox.notContacted'),
        description: name,
        duration: undoMs,
        action: { label: t('inbox.undo'), onPress: () => void mark(positionID, before) },
      })
    }
    return isMarked
  }
}

type ToggledPosition = Pick<PositionDetail, 'positionID' | 'name' | 'status'>

/** Long enough to read it and to reach its button. */
const undoMs = 8000

/** Marks an unseen position as seen when it is opened; other marks stay. */
export function useMarkSeenOnOpen(position: Pick<PositionDetail, 'positionID' | 'status'> | undefined): void {
  const client = useQueryClient()
  const mark = useMark()
  const lastOpened = useRef<string>(undefined)
  useEffect(() => {
    if (!position || position.positionID === lastOpened.current) return
    lastOpened.current = position.positionID
    if (position.status === 'notSeen' && !isBeingMarked(client, position.positionID)) {
      void mark(position.positionID, 'seen')
    }
  }, [client, mark, position])
}

function isBeingMarked(client: QueryClient, positionID: string): boolean {
  const isThis = (variables: unknown) => (variables as Marking | undefined)?.positionID === positionID
  return client.isMutating({ mutationKey: markingKey, predicate: ({ state }) => isThis(state.variables) }) > 0
}
