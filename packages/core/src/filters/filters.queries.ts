import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/client.ts'
import type { DB } from '../db/schema.ts'

export type FilterRow = {
  readonly filterId: string
  readonly name: string
  readonly criteria: PositionCriteria
  readonly createdAt: Date
  readonly count: number | null
}

const columns = ['filter_id as filterId', 'name', 'criteria', 'created_at as createdAt', 'count'] as const

/** Serialises a user's saves, so that concurrent ones can not exceed the limit. */
export async function lockFilters(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('filters of ' || ${userId}::text, 0))`.execute(tx)
}

export async function selectFilters(db: Db, userId: string): Promise<FilterRow[]> {
  const rows = await db
    .selectFrom('saved_filter')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('filter_id')
    .execute()
  return rows as FilterRow[]
}

export async function selectFilter(db: Db, userId: string, filterId: string): Promise<FilterRow | undefined> {
  const row = await db
    .selectFrom('saved_filter')
    .select(columns)
    .where('user_id', '=', userId)
    .where('filter_id', '=', filterId)
    .executeTakeFirst()
  return row as FilterRow | undefined
}

/** Ignores the name's case. */
export async function selectFilterNamed(db: Db, userId: string, name: string): Promise<FilterRow | undefined> {
  const row = await db
    .selectFrom('saved_filter')
    .select(columns)
    .where('user_id', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return row as FilterRow | undefined
}

export async function countFilters(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_filter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

type Contents = { readonly name: string; readonly criteria: PositionCriteria; readonly count: number }

export async function insertFilter(
  db: Db,
  userId: string,
  { name, criteria, count }: Contents,
  now: Date,
): Promise<FilterRow> {
  const row = await db
    .insertInto('saved_filter')
    .values({
      user_id: userId,
      name,
      criteria: JSON.stringify(criteria),
      created_at: now,
      count,
      counted_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as unknown as FilterRow
}

export async function updateFilter(
  db: Db,
  filterId: string,
  { name, criteria, count }: Contents,
  now: Date,
): Promise<void> {
  await db
    .updateTable('saved_filter')
    .set({ name, criteria: JSON.stringify(criteria), count, counted_at: now })
    .where('filter_id', '=', filterId)
    .execute()
}

export async function updateCount(db: Db, filterId: string, count: number, now: Date): Promise<void> {
  await db.updateTable('saved_filter').set({ count, counted_at: now }).where('filter_id', '=', filterId).execute()
}

export async function deleteFilterOf(db: Db, userId: string, filterId: string): Promise<void> {
  await db.deleteFrom('saved_filter').where('user_id', '=', userId).where('filter_id', '=', filterId).execute()
}
