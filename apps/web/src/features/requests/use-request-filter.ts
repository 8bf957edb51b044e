import { requestKinds } from '@vedetta/contracts/requests'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Looked } from './requests.api.ts'

const lastPage = 1_000

/** The URL says which requests are looked at; anything strange in it is as if it were not there. */
export function useRequestFilter(): { looked: Looked; hrefOf: (change: Partial<Looked>) => string } {
  const { search } = useLocation()
  const looked = useMemo(() => readLooked(new URLSearchParams(search)), [search])
  return { looked, hrefOf: (change) => writeLooked({ ...looked, page: 1, ...change }) }
}

function readLooked(params: URLSearchParams): Looked {
  const page = Number(params.get('page') ?? 1)
  return {
    state: params.get('state') === 'answered' ? 'answered' : 'waiting',
    kind: keysOf(requestKinds).find((kind) => kind === params.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

function writeLooked({ state, kind, page }: Looked): string {
  const params = new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(kind && { kind }),
    ...(page > 1 && { page: `${page}` }),
  })
  return `?${params}`
}
