import type { PositionCriteria } from '@vedetta/contracts/position-search'
import type { Settings } from '@vedetta/contracts/settings'
import { readSettings } from '../accounts/read-settings.ts'
import type { Db } from '../db/client.ts'
import type { Marks } from '../marks/marks.ts'
import { type MarkBitmaps, noMarks, type PositionQuerySpec } from '../search/position-query-spec.ts'
import type { SearchRow } from './searches.queries.ts'

type QuerySpecDeps = { readonly db: Db; readonly marks: Marks }

/** Position numbers have 32 bits. */
const noCeiling = 2 ** 31 - 1

/** The query of a search, the same for every page: later positions and marks are left out. */
export function querySpecOf(
  { db, marks }: QuerySpecDeps,
  userId: string,
  { criteria, ceiling, marksVersion }: Pick<SearchRow, 'criteria' | 'ceiling' | 'marksVersion'>,
  { countStatuses = false } = {},
): Promise<PositionQuerySpec> {
  const bitmaps = criteria.statuses || countStatuses ? marks.at(userId, marksVersion) : noMarks
  return withSettings(db, userId, { criteria, ceiling, bitmaps })
}

/** The query of criteria with the current positions and marks. */
export function currentQuerySpec(
  { db, marks }: QuerySpecDeps,
  userId: string,
  criteria: PositionCriteria,
): Promise<PositionQuerySpec> {
  return withSettings(db, userId, {
    criteria,
    ceiling: noCeiling,
    bitmaps: criteria.statuses ? marks.now(userId) : noMarks,
  })
}

/** The query of criteria over positions that nobody has marked yet. */
export function freshQuerySpec(
  criteria: PositionCriteria,
  { excludedCompanies, hideAgencies }: Pick<Settings, 'excludedCompanies' | 'hideAgencies'>,
): PositionQuerySpec {
  return { criteria, ceiling: noCeiling, marks: noMarks, excludedCompanies, hideAgencies }
}

async function withSettings(
  db: Db,
  userId: string,
  query: { criteria: PositionCriteria; ceiling: number; bitmaps: MarkBitmaps | Promise<MarkBitmaps> },
): Promise<PositionQuerySpec> {
  const [{ excludedCompanies, hideAgencies }, marks] = await Promise.all([readSettings(db, userId), query.bitmaps])
  return { criteria: query.criteria, ceiling: query.ceiling, marks, excludedCompanies, hideAgencies }
}
