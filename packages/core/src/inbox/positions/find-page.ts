import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findPositions, newestPositionNo } from '../../search/engine/find-positions.ts'
import type { Paging } from '../../search/engine/search-bodies.ts'
import { selectMarksVersion } from '../marks/marks.queries.ts'
import type { Marks } from '../marks/marks.ts'
import type { AdmittedSearch } from './admit-search.ts'
import { querySpecOf } from './query-spec.ts'
import type { SearchRow } from './searches.queries.ts'

/** The state that all pages of a search share. */
export type Snapshot = Pick<SearchRow, 'ceiling' | 'marksVersion'>

/** The newest position and the marks' version. */
export async function takeSnapshot(
  { db, search }: Pick<ContextWithSearch, 'db' | 'search'>,
  userId: string,
): Promise<Snapshot> {
  const [ceiling, marksVersion] = await Promise.all([newestPositionNo(search), selectMarksVersion(db, userId)])
  return { ceiling, marksVersion }
}

export type FoundPage = Awaited<ReturnType<typeof findPositions>>

/** A page of what a search finds, as of its snapshot. */
export async function findPage(
  { search, marks }: Pick<ContextWithSearch, 'search'> & { readonly marks: Marks },
  { searcher, settings, criteria, related }: AdmittedSearch,
  { page, sort, groupBy }: Paging,
  { ceiling, marksVersion }: Snapshot,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const taken = { criteria, related, ceiling, marksVersion }
  const spec = await querySpecOf(marks, searcher.userId, settings, taken)
  return findPositions(search, spec, { page, sort, groupBy }, signal)
}
