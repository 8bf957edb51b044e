import { savedPageSize } from '@vedetta/contracts/inbox/saved-positions'

type ListPage<Each> = { page: number; pages: number; shown: readonly Each[] }

/** A page of a fully loaded list. A page beyond the last becomes the last; an empty list has one empty page. */
export function pageOf<Each>(list: readonly Each[], page: number): ListPage<Each> {
  const pages = Math.max(1, Math.ceil(list.length / savedPageSize))
  const current = Math.min(Math.max(page, 1), pages)
  return { page: current, pages, shown: list.slice((current - 1) * savedPageSize, current * savedPageSize) }
}

/** The page that has the entry at an index of the list. */
export function pageWith(index: number): number {
  return Math.floor(index / savedPageSize) + 1
}
