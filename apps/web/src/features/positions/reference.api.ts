import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findAteco, findMunicipalities, listAtecoDivisions } from '@vedetta/contracts/search/reference'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Reference data, which does not change while a page is open. */
const immutable = { staleTime: Number.POSITIVE_INFINITY } as const

export function municipalitiesQuery(q: string) {
  return queryOptions({
    ...immutable,
    queryKey: ['municipalities', q],
    queryFn: ({ signal }) => fetchFromApi(findMunicipalities, { q }, signal),
    select: ({ municipalities }) => municipalities,
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}

export function municipalityQuery(istat: string) {
  return queryOptions({
    ...immutable,
    queryKey: ['municipality', istat],
    queryFn: ({ signal }) => fetchFromApi(findMunicipalities, { istat }, signal),
    select: ({ municipalities }) => municipalities[0],
  })
}

export const divisionsQuery = queryOptions({
  ...immutable,
  queryKey: ['divisions'],
  queryFn: ({ signal }) => fetchFromApi(listAtecoDivisions, {}, signal),
  select: ({ divisions }) => divisions,
})

export function atecoCodesQuery(q: string) {
  return queryOptions({
    ...immutable,
    queryKey: ['atecoCodes', q],
    queryFn: ({ signal }) => fetchFromApi(findAteco, { q }, signal),
    select: ({ codes }) => codes,
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}

export function atecoCodeQuery(code: string) {
  return queryOptions({
    ...immutable,
    queryKey: ['atecoCode', code],
    queryFn: ({ signal }) => fetchFromApi(findAteco, { code }, signal),
    select: ({ codes }) => codes[0],
  })
}
