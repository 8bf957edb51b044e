import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { getProfile } from '@vedetta/contracts/customers/profile'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { z } from 'zod'
import { profileKey } from '../domain/profile-key.ts'
import type { ApiErrorCode } from '../lib/api-client.ts'

type ProfileAnswer = z.output<typeof getProfile.output>

/** Errors that prove the cached profile stale: the session, the licence or the verification changed. */
const staleProfile: readonly ApiErrorCode[] = [
  'sign_in_required',
  'licence_required',
  'email_unverified',
  'second_step_required',
]

/** Errors that often pass by themselves. */
const passing: readonly ApiErrorCode[] = ['network_error', 'search_unavailable', 'overloaded']

export function createQueryClient(): QueryClient {
  const onError = ({ code }: { code: ApiErrorCode }) => {
    if (staleProfile.includes(code)) void client.invalidateQueries({ queryKey: profileKey })
  }
  let userID: string | null = null
  /** The session may end, and another person's begin, in another window: what was loaded before is not theirs. */
  const onSuccess = (data: unknown, { queryKey }: { queryKey: readonly unknown[] }) => {
    if (queryKey[0] !== profileKey[0]) return
    const before = userID
    userID = (data as ProfileAnswer).user?.userID ?? null
    if (before === null || before === userID) return
    const others = { predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== profileKey[0] }
    if (userID === null) client.removeQueries(others)
    else void client.resetQueries(others)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        // Offline is an error to show, not a reason to wait silently.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, { code }) => failures < 1 && passing.includes(code),
        // The server asks for two seconds when it is overloaded.
        retryDelay: (_failures, { code }) => (code === 'overloaded' ? 2_000 : 400),
        staleTime: minuteMs,
      },
    },
  })
  return client
}
