import { queryOptions } from '@tanstack/react-query'
import { listContacts } from '@vedetta/contracts/companies/company-contacts'
import type { departments } from '@vedetta/contracts/facts/departments'
import { fetchFromApi } from '../../lib/api-query.ts'

export type Department = keyof typeof departments

export type ContactSearch = { title: string | undefined; department: Department | undefined; page: number }

export function contactsKey(companyID: string) {
  return ['contacts', companyID] as const
}

export function contactsQuery(companyID: string, { title, department, page }: ContactSearch) {
  const input = { companyID, title, department, page }
  return queryOptions({
    queryKey: [...contactsKey(companyID), input] as const,
    queryFn: ({ signal }) => fetchFromApi(listContacts, input, signal),
    // The previous results stay while the search changes, but not when the company does.
    placeholderData: (before, query) => (query?.queryKey[1] === companyID ? before : undefined),
  })
}
