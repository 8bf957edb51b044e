import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import { listSavedCompanies, saveCompany } from '@vedetta/contracts/companies/saved-companies'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFromApi } from '../lib/api-query.ts'
import { showToast } from '../lib/toasts.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { type SavedCompanyList, savedCompaniesKey, syncCompanies, syncViewedCompany } from './query-cache-sync.ts'
import { withToggled } from './saved-list.ts'

export const savedCompaniesQuery = queryOptions({
  queryKey: savedCompaniesKey,
  queryFn: async ({ signal, client }) => {
    const saved = await fetchFromApi(listSavedCompanies, {}, signal)
    syncCompanies(client, saved.companies)
    return saved
  },
})

/** Saves a company, or removes it if it is saved. Resolves to whether the server did. */
export function useToggleSavedCompany(): (company: CompanyRow) => Promise<boolean> {
  const client = useQueryClient()
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { mutateAsync } = useMutation({
    scope: { id: 'company saves' },
    mutationFn: ({ companyID }: CompanyRow) => {
      const list = client.getQueryData(savedCompaniesQuery.queryKey)
      const target = list && { saved: !savedIDs(list).has(companyID) }
      return fetchFromApi(saveCompany, { companyID, ...target })
    },
    onSuccess: ({ status }, company) => {
      const isSaved = status === 'saved'
      const { queryKey } = savedCompaniesQuery
      client.setQueryData(queryKey, (list) => list && toggled(list, company, status))
      if (isSaved) syncViewedCompany(client, company.companyID)
      // A response still in flight may hold the list from before the change.
      if (client.isFetching({ queryKey }) > 0) {
        void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
      }
      showToast({ type: 'success', title: t(isSaved ? 'companies.saved' : 'companies.removed') })
    },
    onError: ({ code }) =>
      showToast({ type: 'error', title: t('companies.notSaved'), description: errorText(code), duration: 6000 }),
  })
  return useCallback(
    (company) =>
      mutateAsync(company).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )
}

/** Known once the saved companies are loaded. */
export function useIsSavedCompany(companyID: string): boolean | undefined {
  return useQuery({ ...savedCompaniesQuery, select: savedIDs }).data?.has(companyID)
}

function savedIDs({ companies }: SavedCompanyList): ReadonlySet<string> {
  return new Set(companies.map(({ companyID }) => companyID))
}

function toggled({ companies }: SavedCompanyList, company: CompanyRow, status: 'saved' | 'removed'): SavedCompanyList {
  const entry = { ...company, savedAt: new Date().toISOString() }
  return { companies: withToggled('companyID', companies, entry, status) }
}
