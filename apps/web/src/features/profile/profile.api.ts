import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '@vedetta/contracts/customers/auth'
import { fetchFromApi } from '../../lib/api-query.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => fetchFromApi(listSessions, {}, signal),
})
