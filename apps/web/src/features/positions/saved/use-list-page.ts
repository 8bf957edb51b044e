import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSearchState } from '../use-search-state.ts'
import { pageOf } from './saved-list.ts'

/** The page of the URL, out of a list that is there whole: when the list grows shorter, its last page takes over. */
export function useListPage<Each>(list: readonly Each[]) {
  const { page, hrefOf } = useSearchState()
  const navigate = useNavigate()
  const current = pageOf(list, page)
  const clamped = current.page === page ? undefined : hrefOf(current.page)
  useEffect(() => {
    if (clamped !== undefined) void navigate(clamped, { replace: true })
  }, [clamped, navigate])
  return { ...current, hrefOf }
}
