import { requestKinds } from '@vedetta/contracts/operations/requests'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { RequestFilter } from './requests.api.ts'

const maxPage = 1_000

/** The filter in the URL, whose invalid parameters are ignored. */
export function useRequestFilter(): { filter: RequestFilter; hrefOf: (change: Partial<RequestFilter>) => string } {
  const { search } = useLocation()
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search])
  return { filter, hrefOf: (change) => writeFilter({ ...filter, page: 1, ...change }) }
}

function readFilter(params: URLSearchParams): RequestFilter {
  const page = Number(params.get('page') ?? 1)
  return {
    state: params.get('state') === 'answered' ? 'answered' : 'waiting',
    kind: keysOf(requestKinds).find((kind) => kind === params.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

function writeFilter({ state, kind, page }: RequestFilter): string {
  const params = new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(kind && { kind }),
    ...(page > 1 && { page: `${page}` }),
  })
  return `?${params}`
}
