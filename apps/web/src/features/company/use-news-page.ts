import { useLocation } from 'react-router'
import { z } from 'zod'
import type { Paging } from '../../lib/use-list-page.ts'

const name = 'newsPage'
const page = z.coerce.number().int().min(1).max(200)

/** Kept in the URL beside whatever else it says; opening another company forgets it. */
export function useNewsPage(): Paging {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  return {
    page: page.safeParse(parameters.get(name)).data ?? 1,
    hrefOf: (target) => {
      const next = new URLSearchParams(parameters)
      if (target === 1) next.delete(name)
      else next.set(name, String(target))
      return `?${next}`
    },
  }
}
