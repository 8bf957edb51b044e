import { skipToken, useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { findByName } from '@vedetta/contracts/inbox/find-by-name'
import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { canUseLicence } from '../../domain/profile.ts'
import type { ApiErrorCode } from '../../lib/api-client.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { isNaming, type PaletteGroup } from './palette-entry.ts'

type Named = { groups: PaletteGroup[]; isLoading: boolean; error: ApiErrorCode | undefined }

const typingMs = 250

/** Companies by name, and positions that the person has seen by title, for the text they typed. A new letter ends the call before it. */
export function useNamed(user: Profile, typed: string): Named {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const wanted = typed.trim()
  const isSettled = useDebounced(wanted, typingMs) === wanted
  const isAsked = canUseLicence(user) && findByName.input.safeParse({ q: wanted }).success
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['names', wanted],
    queryFn: isAsked && isSettled ? ({ signal }) => fetchFromApi(findByName, { q: wanted }, signal) : skipToken,
    placeholderData: (previous) => previous,
    retry: false,
    // What has been seen, closed or discarded meanwhile changes it.
    gcTime: 0,
  })
  if (!isAsked) return { groups: [], isLoading: false, error: undefined }
  const isLoading = !isSettled || isFetching
  // Until the answer to all letters has come, that to the first ones shows what still fits.
  const isShown = isPlaceholderData ? isNaming(wanted) : () => true
  const entry = (id: string, label: string, to: string) => ({ id, label, run: () => void navigate(to) })
  const companies = (data?.companies ?? []).map(({ companyID, name, city }) =>
    entry(companyID, city ? `${name} · ${city}` : name, `${routes.positions}?tab=companies&company=${companyID}`),
  )
  const positions = (data?.positions ?? []).map(({ positionID, name, company }) =>
    entry(positionID, `${name} · ${company}`, inboxLinks.position(positionID)),
  )
  return {
    groups: [
      { title: t('palette.companies'), items: companies.filter(({ label }) => isShown(label)) },
      { title: t('palette.positions'), items: positions.filter(({ label }) => isShown(label)) },
    ],
    isLoading,
    error: isLoading ? undefined : error?.code,
  }
}
