import { useQueryClient } from '@tanstack/react-query'
import type { AlertEvent } from '@vedetta/contracts/notify/alert-stream'
import { useEffect, useState } from 'react'
import { profileKey } from '../../domain/profile-key.ts'
import { filterCountKey } from '../../domain/query-cache-sync.ts'
import { alertsQuery, setUnread } from './alert-list.api.ts'
import { followAlerts } from './alert-stream.ts'

/** Alerts that come together are shown together; not all browsers ask at the same moment. */
const gatherMs = { min: 300, max: 1_200 }

type Arrival = { readonly count: number; readonly id: number }

/** Keeps the list of alerts, their unread count and the counts of the saved filters fresh while alerts arrive, once the list is loaded. */
export function useNewAlerts(isLoaded: boolean): Arrival | undefined {
  const client = useQueryClient()
  const [arrival, setArrival] = useState<Arrival>()
  useEffect(() => {
    if (!isLoaded) return
    let arrived = 0
    let gathering: ReturnType<typeof setTimeout> | undefined

    function show(): void {
      gathering = undefined
      const count = arrived
      arrived = 0
      setArrival((before) => ({ count, id: (before?.id ?? 0) + 1 }))
      void client.invalidateQueries({ queryKey: alertsQuery.queryKey })
      void client.invalidateQueries({ queryKey: filterCountKey })
    }

    function onEvent(event: AlertEvent): void {
      if (event.name === 'replaced') return
      setUnread(client, event.data.unread)
      if (event.name === 'unread') return
      arrived += event.name === 'alert' ? 1 : event.data.unread
      gathering ??= setTimeout(show, gatherMs.min + Math.random() * (gatherMs.max - gatherMs.min))
    }

    // A refusal may mean that the session or the licence is over, which the profile says.
    const onFailure = () => void client.invalidateQueries({ queryKey: profileKey })
    const [newest] = client.getQueryData(alertsQuery.queryKey)?.pages[0]?.alerts ?? []
    const unfollow = followAlerts(newest?.alertNo ?? 0, { onEvent, onFailure })
    return () => {
      clearTimeout(gathering)
      unfollow()
    }
  }, [client, isLoaded])
  return arrival
}
