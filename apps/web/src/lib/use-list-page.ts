import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageOf } from './list-page.ts'

/** The page number in the URL, and the links to other pages. */
export type Paging = { page: number; hrefOf: (page: number) => string }

/** The URL's page of a fully loaded list; when the list gets shorter, the URL is clamped to its last page. */
export function useListPage<Each>(list: readonly Each[], { page, hrefOf }: Paging) {
  const navigate = useNavigate()
  const current = pageOf(list, page)
  const clamped = current.page === page ? undefined : hrefOf(current.page)
  useEffect(() => {
    if (clamped !== undefined) void navigate(clamped, { replace: true })
  }, [clamped, navigate])
  return current
}
