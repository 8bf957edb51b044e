import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageOf } from './list-page.ts'

/** Which page of a list the URL asks for, and how it asks for another. */
export type Paging = { page: number; hrefOf: (page: number) => string }

/** The page of the URL, out of a list that is there whole: when the list grows shorter, its last page takes over. */
export function useListPage<Each>(list: readonly Each[], { page, hrefOf }: Paging) {
  const navigate = useNavigate()
  const current = pageOf(list, page)
  const clamped = current.page === page ? undefined : hrefOf(current.page)
  useEffect(() => {
    if (clamped !== undefined) void navigate(clamped, { replace: true })
  }, [clamped, navigate])
  return current
}
