import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { readSettings } from '../accounts/read-settings.ts'
import type { Db } from '../db/client.ts'
import type { Marks } from '../marks/marks.ts'
import { type MarkBitmaps, noMarks, type PositionQuestion } from '../search/position-question.ts'
import type { SearchRow } from './searches.queries.ts'

type QuestionDeps = { readonly db: Db; readonly marks: Marks }

/** Numbers are of 32 bits. */
const noCeiling = 2 ** 31 - 1

/** What a search asks, on whatever page: what came or was marked since is left out. */
export function questionOf(
  { db, marks }: QuestionDeps,
  userId: string,
  { criteria, ceiling, marksVersion }: Pick<SearchRow, 'criteria' | 'ceiling' | 'marksVersion'>,
  { countStatuses = false } = {},
): Promise<PositionQuestion> {
  const bitmaps = criteria.statuses || countStatuses ? marks.at(userId, marksVersion) : noMarks
  return ask(db, userId, { criteria, ceiling, bitmaps })
}

/** What criteria ask at this moment. */
export function questionNow(
  { db, marks }: QuestionDeps,
  userId: string,
  criteria: PositionCriteria,
): Promise<PositionQuestion> {
  return ask(db, userId, { criteria, ceiling: noCeiling, bitmaps: criteria.statuses ? marks.now(userId) : noMarks })
}

async function ask(
  db: Db,
  userId: string,
  asked: { criteria: PositionCriteria; ceiling: number; bitmaps: MarkBitmaps | Promise<MarkBitmaps> },
): Promise<PositionQuestion> {
  const [{ excludedCompanies, hideAgencies }, marks] = await Promise.all([readSettings(db, userId), asked.bitmaps])
  return { criteria: asked.criteria, ceiling: asked.ceiling, marks, excludedCompanies, hideAgencies }
}
