import { searchDepth, searchPageSize } from '@vedetta/contracts/search/position-search'
import type { ExportSubject } from './export.api.ts'

/** Positions that an export may be of. */
export type RowSet = { kind: 'selected' | 'shown' | 'first' | 'all'; count: number; subject: ExportSubject }

/** Each is whole pages of a search. */
const firstRows = [50, 100, 250, 500, 1_000, 2_500, 5_000]

type FoundRows = {
  selectedIDs: readonly string[]
  searchID: string
  page: number
  /** The number of rows on the page. */
  shown: number
  total: number
}

/** What can be exported of a search: the selected rows if there are any, those shown, and more from the first on. */
export function rowSetsOfSearch({ selectedIDs, searchID, page, shown, total }: FoundRows): RowSet[] {
  const upTo = (kind: RowSet['kind'], count: number): RowSet => ({
    kind,
    count,
    subject: { searchID, startPage: 1, endPage: Math.ceil(count / searchPageSize) },
  })
  const selected: RowSet[] =
    selectedIDs.length > 0
      ? [{ kind: 'selected', count: selectedIDs.length, subject: { positionIDs: [...selectedIDs] } }]
      : []
  const onPage: RowSet[] =
    shown > 0 ? [{ kind: 'shown', count: shown, subject: { searchID, startPage: page, endPage: page } }] : []
  const more = total > searchDepth ? upTo('first', searchDepth) : upTo('all', total)
  return [
    ...selected,
    ...onPage,
    ...firstRows.filter((count) => count < more.count).map((count) => upTo('first', count)),
    ...(more.count > shown ? [more] : []),
  ]
}

/** What can be exported of a list that is known as a whole. */
export function rowSetsOfList(shownIDs: readonly string[], allIDs: readonly string[]): RowSet[] {
  const shown: RowSet = { kind: 'shown', count: shownIDs.length, subject: { positionIDs: [...shownIDs] } }
  const all: RowSet = { kind: 'all', count: allIDs.length, subject: { positionIDs: [...allIDs] } }
  return all.count > shown.count ? [shown, all] : [shown]
}
