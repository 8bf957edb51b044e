import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import type { SearchRule } from '@vedetta/contracts/search/search-cost'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
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

const columnList = sql`search_id AS "searchId", criteria, sort, ceiling, marks_version AS "marksVersion", counted, rule,
  started_at AS "startedAt"`

/** Serialises a user's new searches, so that concurrent equal ones are charged once. */
export async function lockSearches(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`${plannedOnce('lock searches')} SELECT pg_advisory_xact_lock(hashtextextended('searches of ' || ${userId}::text, 0))`.execute(
    tx,
  )
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
  const { rows } = await sql<SearchRow>`${plannedOnce('last search')}
    SELECT ${columnList} FROM search
    WHERE user_id = ${userId} AND started_at > ${since}
      AND (${searchId ?? null}::uuid IS NULL OR search_id = ${searchId ?? null})
      AND (${hash ?? null}::bytea IS NULL OR criteria_hash = ${hash ?? null})
      AND (${sort ?? null}::text IS NULL OR sort = ${sort ?? null})
      AND (${rules ?? null}::text[] IS NULL OR rule = ANY(${rules ?? null}))
    ORDER BY started_at DESC LIMIT 1`.execute(db)
  return rows[0]
}

type Paid = {
  /** Whether the same criteria were paid for since a moment. */
  readonly isPaid: boolean
  /** The criteria that were counted since another. */
  readonly counted: readonly PositionCriteria[]
}

/** The searches that may make another one free. */
export async function selectPaid(
  db: Db,
  userId: string,
  { hash, rules, since, countedSince }: Required<Pick<Wanted, 'hash' | 'rules' | 'since'>> & { countedSince: Date },
): Promise<Paid> {
  const { rows } = await sql<Paid>`${plannedOnce('paid searches')}
    SELECT
      EXISTS (SELECT FROM search WHERE user_id = ${userId} AND started_at > ${since} AND criteria_hash = ${hash}
        AND rule = ANY(${rules})) AS "isPaid",
      ARRAY(SELECT criteria FROM search WHERE user_id = ${userId} AND started_at > ${countedSince} AND counted)
        AS counted`.execute(db)
  return rows[0] as Paid
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
  const { rows } = await sql<SearchRow>`${plannedOnce('insert search')}
    INSERT INTO search
      (user_id, licence_no, criteria, criteria_hash, sort, ceiling, marks_version, counted, rule, started_at)
    VALUES (${userId}, ${licenceNo}, ${JSON.stringify(criteria)}, ${hash}, ${sort}, ${ceiling}, ${marksVersion},
      ${counted}, ${rule}, ${startedAt})
    RETURNING ${columnList}`.execute(db)
  return rows[0] as SearchRow
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
