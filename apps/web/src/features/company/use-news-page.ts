import { useLocation } from 'react-router'
import { z } from 'zod'
import type { Paging } from '../../lib/use-list-page.ts'

const parameter = 'newsPage'
const page = z.coerce.number().int().min(1).max(200)

/** The page in the URL, beside its other parameters; opening another company drops it. */
export function useNewsPage(): Paging {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  return {
    page: page.safeParse(parameters.get(parameter)).data ?? 1,
    hrefOf: (target) => {
      const next = new URLSearchParams(parameters)
      if (target === 1) next.delete(parameter)
      else next.set(parameter, String(target))
      return `?${next}`
    },
  }
}
