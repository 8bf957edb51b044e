import {
  type PositionCriteria,
  type PositionSearchResult,
  positionCriteria,
} from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { z } from 'zod'
import { findSearch } from '../../inbox/positions/find-search.ts'
import { type PositionSearchContext, searchPositions } from '../../inbox/positions/search-positions.ts'
import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { findFilter } from '../../search/filters/find-filter.ts'

type Asked =
  | { readonly criteria?: PositionCriteria | undefined; readonly sort: PositionSort }
  | { readonly filterID: string; readonly sort: PositionSort }
  | { readonly cursor: string }

type Found = Omit<PositionSearchResult, 'related' | 'offers' | 'page' | 'pages'> & { next: string | null }

/** A page of a new search, which costs what the same search of a person does, or the next page of one. */
export async function searchPublicPositions(
  context: PositionSearchContext,
  viewer: SeatedViewer,
  asked: Asked,
  now: Date,
): Promise<Found> {
  const wanted =
    'cursor' in asked ? await nextPage(context, viewer, asked.cursor, now) : await newSearch(context, viewer, asked)
  const {
    related: _,
    offers: __,
    page,
    pages,
    ...found
  } = await searchPositions(context, viewer, { ...wanted, refresh: false }, now).catch((error: unknown) => {
    throw 'cursor' in asked && error instanceof AppError && error.code === 'unknown_search' ? cursorInvalid() : error
  })
  return { ...found, next: page < pages ? cursorOf({ searchID: found.searchID, page: page + 1 }) : null }
}

async function newSearch(
  { db }: PositionSearchContext,
  { userId }: SeatedViewer,
  asked: Exclude<Asked, { cursor: string }>,
) {
  const first = { page: 1, sort: asked.sort, newSearch: true }
  if (!('filterID' in asked)) return { ...(asked.criteria ?? positionCriteria.parse({})), ...first }
  const { filterId, criteria } = await findFilter(db, userId, asked.filterID)
  return { ...criteria, ...first, filterID: filterId }
}

async function nextPage({ db }: PositionSearchContext, { userId }: SeatedViewer, cursor: string, now: Date) {
  const { searchID, page } = readCursor(cursor)
  const { criteria, sort } = await findSearch(db, userId, searchID, now).catch(() => {
    throw cursorInvalid()
  })
  return { ...criteria, sort, page, searchID, newSearch: false }
}

const cursorInvalid = () => new AppError('cursor_invalid')

const cursorShape = z.strictObject({ searchID: z.uuid(), page: z.number().int().min(2).max(400) })

type Cursor = z.infer<typeof cursorShape>

/** Opaque to callers. It leads only to searches of their own, so nothing is gained by making one up. */
const cursorOf = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: string): Cursor {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw cursorInvalid()
  }
}
