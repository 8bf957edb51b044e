import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@vedetta/contracts/labels'
import { getBalance } from '@vedetta/contracts/licences'
import { getProfile, type Profile, updateProfile } from '@vedetta/contracts/profile'
import { useMemo } from 'react'
import type { ApiErrorCode } from '../lib/api-client.ts'
import { fetchFromApi } from '../lib/api-query.ts'
import { changeLanguage } from '../lib/i18n.ts'
import { type LoadState, loadStateOf } from '../lib/load-state.ts'
import { useCall } from '../lib/use-call.ts'
import { profileKey } from './profile-key.ts'
import { storeSessionHint } from './session-hint.ts'

const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => fetchFromApi(getProfile, {}, signal),
  // Mails are read and licences given in other windows: who comes back sees what they did.
  refetchOnWindowFocus: 'always',
})

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => fetchFromApi(getBalance, {}, signal),
})

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

/** What is left of the licence one works with; undefined without a licence. */
export function useBalance() {
  const { user } = useProfile()
  const enabled = user !== null && hasLicence(user)
  const { data } = useQuery({ ...balanceQuery, enabled })
  // What was read before the licence ended is still there.
  return enabled ? data : undefined
}

export function hasLicence({ subscription }: Profile): boolean {
  return subscription.tier !== 'none'
}

/** Sends the changed fields alone; the rest of the profile stays as it is. */
export function useUpdateProfile() {
  const { setUser } = useSession()
  return useCall(updateProfile, ({ user }) => setUser(user))
}

/** For this page at once, and for good when somebody is signed in. */
export function useChangeLanguage(): (language: Language) => void {
  const { user } = useProfile()
  const { mutate } = useUpdateProfile()
  return (language) => {
    changeLanguage(language)
    if (user) mutate({ language })
  }
}

/** A session begins, is looked at again, or ends: nothing read for one person may be shown to another. */
export function useSession() {
  const client = useQueryClient()
  return useMemo(() => {
    const { queryKey } = profileQuery
    const setUser = (user: Profile | null) => client.setQueryData(queryKey, { user })
    const refresh = () => client.invalidateQueries({ queryKey })
    const forget = () => client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
    return {
      setUser,
      refresh,
      start: async () => {
        forget()
        await refresh()
      },
      end: () => {
        setUser(null)
        forget()
        storeSessionHint(false)
      },
    }
  }, [client])
}
