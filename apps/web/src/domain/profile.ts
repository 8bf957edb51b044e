import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { getProfile, type Profile, updateProfile } from '@vedetta/contracts/customers/profile'
import type { Language } from '@vedetta/contracts/text/labels'
import { useMemo } from 'react'
import type { ApiErrorCode } from '../lib/api-client.ts'
import { fetchFromApi } from '../lib/api-query.ts'
import { changeLanguage } from '../lib/i18n.ts'
import { type LoadState, loadStateOf } from '../lib/load-state.ts'
import { useCall } from '../lib/use-call.ts'
import { profileKey } from './profile-key.ts'
import { storeSessionHint } from './session-hint.ts'

const retryMs = 10_000

const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => fetchFromApi(getProfile, {}, signal),
  // An address is verified, or a licence assigned, in another window: the profile is fresh on the way back.
  refetchOnWindowFocus: 'always',
  // A profile that did not load at the start is fetched again, without a reload.
  refetchOnReconnect: 'always',
  refetchInterval: ({ state: { data, status } }) => data === undefined && status === 'error' && retryMs,
})

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => fetchFromApi(getBalance, {}, signal),
})

/** A first reading that is still on its way may be older than what was spent, and would not be repeated: it is dropped. */
export async function refreshBalance(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: balanceQuery.queryKey })
  await client.invalidateQueries({ queryKey: balanceQuery.queryKey })
}

type ProfileLoad = {
  state: LoadState
  /** Null for a visitor, and until it is loaded. */
  user: Profile | null
  error: ApiErrorCode | undefined
  retry: () => void
}

export function useProfile(): ProfileLoad {
  const query = useQuery(profileQuery)
  return {
    state: loadStateOf(query),
    user: query.data?.user ?? null,
    error: query.error?.code,
    retry: () => void query.refetch(),
  }
}

/** The balance of the licence in use; undefined without a licence. */
export function useBalance() {
  const { user } = useProfile()
  const enabled = user !== null && canUseLicence(user)
  const { data } = useQuery({ ...balanceQuery, enabled })
  // The cache still holds the balance from before the licence ended.
  return enabled ? data : undefined
}

export function hasLicence({ subscription }: Profile): boolean {
  return subscription.tier !== 'none'
}

/** Whether the calls of the licence answer: it may wait for the user's second step. */
export function canUseLicence(user: Profile): boolean {
  return hasLicence(user) && !user.secondStepFor.includes('licence')
}

/** Sends the changed fields alone; the rest of the profile stays as it is. */
export function useUpdateProfile() {
  const { setUser } = useSession()
  return useCall(updateProfile, ({ user }) => setUser(user))
}

/** Changes this page at once, and the profile's language when a user is signed in. */
export function useChangeLanguage(): (language: Language) => void {
  const { user } = useProfile()
  const { mutate } = useUpdateProfile()
  return (language) => {
    changeLanguage(language)
    if (user) mutate({ language })
  }
}

/** Starts, refreshes or ends the session. Nothing cached for one user may be shown to another. */
export function useSession() {
  const client = useQueryClient()
  return useMemo(() => {
    const { queryKey } = profileQuery
    const setUser = (user: Profile | null) => client.setQueryData(queryKey, { user })
    const refresh = () => client.invalidateQueries({ queryKey })
    const clearCache = () => client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
    return {
      setUser,
      refresh,
      start: async () => {
        clearCache()
        await refresh()
      },
      end: () => {
        setUser(null)
        clearCache()
        storeSessionHint(null)
      },
    }
  }, [client])
}
