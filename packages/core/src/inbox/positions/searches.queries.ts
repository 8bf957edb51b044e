import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import type { SearchRule } from '@vedetta/contracts/search/search-cost'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export type SearchRow = {
  readonly searchId: string
  readonly criteria: PositionCriteria
  readonly sort: PositionSort
  readonly ceiling: number
  readonly marksVersion: number
  readonly counted: boolean
  /** Null where it was made before rules were stored. */
  readonly rule: SearchRule | null
  readonly startedAt: Date
}

const columns = [
  'search_id as searchId',
  'criteria',
  'sort',
  'ceiling',
  'marks_version as marksVersion',
  'counted',
  'rule',
  'started_at as startedAt',
] as const

/** Serialises a user's new searches, so that concurrent equal ones are charged once. */
export async function lockSearches(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('searches of ' || ${userId}::text, 0))`.execute(tx)
}

type Wanted = {
  readonly since: Date
  readonly searchId?: string | undefined
  readonly hash?: Buffer | undefined
  readonly sort?: PositionSort | undefined
  readonly rules?: readonly SearchRule[] | undefined
}

/** The user's last search that matches. */
export async function selectLastSearch(
  db: Db,
  userId: string,
  { since, searchId, hash, sort, rules }: Wanted,
): Promise<SearchRow | undefined> {
  const row = await db
    .selectFrom('search')
    .select(columns)
    .where('user_id', '=', userId)
    .where('started_at', '>', since)
    .$if(searchId !== undefined, (query) => query.where('search_id', '=', searchId ?? ''))
    .$if(hash !== undefined, (query) => query.where('criteria_hash', '=', hash ?? Buffer.of()))
    .$if(sort !== undefined, (query) => query.where('sort', '=', sort ?? ''))
    .$if(rules !== undefined, (query) => query.where('rule', 'in', rules ?? []))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as SearchRow | undefined
}

export type CountedSearch = Pick<SearchRow, 'criteria' | 'startedAt'>

/** The searches charged since a moment. */
export async function selectCounted(db: Db, userId: string, since: Date): Promise<CountedSearch[]> {
  const rows = await db
    .selectFrom('search')
    .select(['criteria', 'started_at as startedAt'])
    .where('user_id', '=', userId)
    .where('started_at', '>', since)
    .where('counted', '=', true)
    .execute()
  return rows as unknown as CountedSearch[]
}

export async function insertSearch(
  db: Db,
  { userId, licenceNo }: { userId: string; licenceNo: number },
  search: Omit<SearchRow, 'searchId'> & { hash: Buffer },
): Promise<SearchRow> {
  const { criteria, sort, ceiling, marksVersion, counted, rule, startedAt, hash } = search
  const row = await db
    .insertInto('search')
    .values({
      user_id: userId,
      licence_no: licenceNo,
      criteria: JSON.stringify(criteria),
      criteria_hash: hash,
      sort,
      ceiling,
      marks_version: marksVersion,
      counted,
      rule,
      started_at: startedAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as unknown as SearchRow
}

/** Whether a saved filter is one of those that found the position of a person's alert. */
export async function isFilterOfAlert(
  db: Db,
  { userId, alertNo, filterId }: { userId: string; alertNo: number; filterId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('alert')
    .innerJoin('filter_match', (join) =>
      join
        .onRef('filter_match.position_no', '=', 'alert.position_no')
        .onRef('filter_match.opening', '=', 'alert.opening'),
    )
    .select('alert.alert_no')
    .where('alert.user_id', '=', userId)
    .where('alert.alert_no', '=', alertNo)
    .where('filter_match.filter_id', '=', filterId)
    .executeTakeFirst()
  return found !== undefined
}

/** Bounds what is read of a person who has searched thousands of times since. */
const maxSearchesRead = 200

/** The last searches by their criteria, each once, newest first; the given rules are left out. */
export async function selectRecentSearches(
  db: Db,
  userId: string,
  { since, without, limit }: { since: Date; without: readonly SearchRule[]; limit: number },
): Promise<(SearchRow & { hash: Buffer })[]> {
  const last = db
    .selectFrom('search')
    .select([...columns, 'criteria_hash as hash'])
    .where('user_id', '=', userId)
    .where('started_at', '>', since)
    .where((where) => where.or([where('rule', 'is', null), where('rule', 'not in', without)]))
    .orderBy('started_at', 'desc')
    .limit(maxSearchesRead)
  const each = db
    .selectFrom(last.as('last'))
    .selectAll()
    .distinctOn('hash')
    .orderBy('hash')
    .orderBy('startedAt', 'desc')
  const rows = await db.selectFrom(each.as('each')).selectAll().orderBy('startedAt', 'desc').limit(limit).execute()
  return rows as (SearchRow & { hash: Buffer })[]
}

/** The criteria that were searched since a moment by one of the rules. */
export async function selectSearchedHashes(
  db: Db,
  userId: string,
  { since, hashes, rules }: { since: Date; hashes: readonly Buffer[]; rules: readonly SearchRule[] },
): Promise<Buffer[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('search')
    .select('criteria_hash as hash')
    .distinct()
    .where('user_id', '=', userId)
    .where('started_at', '>', since)
    .where('criteria_hash', 'in', hashes)
    .where('rule', 'in', rules)
    .execute()
  return rows.map(({ hash }) => hash)
}
