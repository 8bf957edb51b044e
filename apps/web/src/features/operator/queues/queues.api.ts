import { queryOptions } from '@tanstack/react-query'
import { type DeadLetterQueue, getQueues, listDeadLetters } from '@vedetta/contracts/operator/queues'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { useConsoleList } from '../frame/use-console-list.ts'

export const queuesQuery = queryOptions({
  queryKey: ['operator', 'queues'],
  queryFn: ({ signal }) => fetchFromApi(getQueues, {}, signal),
  staleTime: 0,
  refetchInterval: 15_000,
  refetchOnWindowFocus: true,
})

export function useDeadLetters(queue: DeadLetterQueue) {
  return useConsoleList(['dead-letters', queue], async (cursor, signal) => {
    const { letters, next } = await fetchFromApi(listDeadLetters, { queue, cursor }, signal)
    return { rows: letters, next }
  })
}
