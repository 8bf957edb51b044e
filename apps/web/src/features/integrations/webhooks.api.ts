import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { listWebhookMessages, listWebhooks, type Webhook } from '@vedetta/contracts/outward/webhooks'
import { fetchFromApi } from '../../lib/api-query.ts'

/** While a message waits its outcome may come at any moment. */
const waitingMs = 2_000

/** Read again at each visit: messages are sent meanwhile. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => fetchFromApi(listWebhooks, {}, signal),
  staleTime: 0,
})

export function useSetWebhooks(): (list: { webhooks: Webhook[] }) => void {
  const client = useQueryClient()
  return ({ webhooks }) => client.setQueryData(webhooksQuery.queryKey, { webhooks })
}

export function webhookMessagesQuery(webhookID: string) {
  return infiniteQueryOptions({
    queryKey: ['webhook messages', webhookID],
    queryFn: ({ pageParam, signal }) =>
      fetchFromApi(listWebhookMessages, { webhookID, ...(pageParam !== null && { before: pageParam }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ messages }) => messages.some((message) => message.state === 'waiting'))
        ? waitingMs
        : false,
  })
}

export function useRefreshMessages(webhookID: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: webhookMessagesQuery(webhookID).queryKey })
}
