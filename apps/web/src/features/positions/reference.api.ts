import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findAteco, findMunicipalities, listAtecoDivisions } from '@vedetta/contracts/reference'
import { fetchFromApi } from '../../lib/api-query.ts'

/** What does not change while a page is open. */
const lasting = { staleTime: Number.POSITIVE_INFINITY } as const

export function municipalitiesQuery(q: string) {
  return queryOptions({
    ...lasting,
    queryKey: ['municipalities', q],
    queryFn: ({ signal }) => fetchFromApi(findMunicipalities, { q }, signal),
    select: ({ municipalities }) => municipalities,
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}

export function municipalityQuery(istat: string) {
  return queryOptions({
    ...lasting,
    queryKey: ['municipality', istat],
    queryFn: ({ signal }) => fetchFromApi(findMunicipalities, { istat }, signal),
    select: ({ municipalities }) => municipalities[0],
  })
}

export const divisionsQuery = queryOptions({
  ...lasting,
  queryKey: ['divisions'],
  queryFn: ({ signal }) => fetchFromApi(listAtecoDivisions, {}, signal),
  select: ({ divisions }) => divisions,
})

export function atecoCodesQuery(q: string) {
  return queryOptions({
    ...lasting,
    queryKey: ['atecoCodes', q],
    queryFn: ({ signal }) => fetchFromApi(findAteco, { q }, signal),
    select: ({ codes }) => codes,
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}

export function atecoCodeQuery(code: string) {
  return queryOptions({
    ...lasting,
    queryKey: ['atecoCode', code],
    queryFn: ({ signal }) => fetchFromApi(findAteco, { code }, signal),
    select: ({ codes }) => codes[0],
  })
}
