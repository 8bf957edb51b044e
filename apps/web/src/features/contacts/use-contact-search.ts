import { departments } from '@vedetta/contracts/facts/departments'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import type { ContactSearch } from './contacts.api.ts'

const names = { title: 'contactTitle', department: 'contactDepartment', page: 'contactPage' } as const

const title = z.string().trim().min(1).max(80)
const department = z.enum(keysOf(departments))
const page = z.coerce.number().int().min(1).max(200)

type UrlContactSearch = ContactSearch & {
  /** Searches from page 1. */
  search: (change: Partial<Pick<ContactSearch, 'title' | 'department'>>) => void
  hrefOf: (page: number) => string
}

/** The search in the URL, beside its other parameters; opening another company drops it. */
export function useContactSearch(): UrlContactSearch {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const current: ContactSearch = {
    title: title.safeParse(parameters.get(names.title)).data,
    department: department.safeParse(parameters.get(names.department)).data,
    page: page.safeParse(parameters.get(names.page)).data ?? 1,
  }

  function hrefOf(next: ContactSearch): string {
    const changed = new URLSearchParams(search)
    const set = (name: string, value: string | undefined) =>
      value === undefined ? changed.delete(name) : changed.set(name, value)
    set(names.title, next.title)
    set(names.department, next.department)
    set(names.page, next.page > 1 ? String(next.page) : undefined)
    return `?${changed}`
  }

  return {
    ...current,
    hrefOf: (next) => hrefOf({ ...current, page: next }),
    search: (change) => {
      const target = hrefOf({ ...current, ...change, page: 1 })
      // Replaces the history entry, so that "back" still closes the open company or position.
      void navigate({ search: target }, { replace: true, state, flushSync: true })
    },
  }
}
