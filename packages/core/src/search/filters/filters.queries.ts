import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export type FilterRow = {
  readonly filterId: string
  readonly name: string
  readonly criteria: PositionCriteria
  readonly createdAt: Date
  readonly count: number | null
  readonly bellSince: Date | null
}

const columns = [
  'filter_id as filterId',
  'name',
  'criteria',
  'created_at as createdAt',
  'count',
  'bell_since as bellSince',
] as const

/** Serialises a user's saves, so that concurrent ones can not exceed the limit. */
export async function lockFilters(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('filters of ' || ${userId}::text, 0))`.execute(tx)
}

/** The owner's order of saved filters `f`; among equals the newest first. */
export const ownersOrder = sql`f.place, f.created_at DESC, f.filter_id`

/** In the owner's order. */
export async function selectFilters(db: Db, userId: string): Promise<FilterRow[]> {
  const rows = await db
    .selectFrom('saved_filter as f')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy(ownersOrder)
    .execute()
  return rows as FilterRow[]
}

/** Those of the given filters that are the user's own, in the order given. */
export async function selectFiltersOf(db: Db, userId: string, filterIds: readonly string[]): Promise<FilterRow[]> {
  const rows = await db
    .selectFrom('saved_filter')
    .select(columns)
    .where('user_id', '=', userId)
    .where('filter_id', 'in', filterIds)
    .execute()
  const own = new Map((rows as FilterRow[]).map((row) => [row.filterId, row]))
  return filterIds.flatMap((id) => own.get(id) ?? [])
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

/** Matches are of the criteria that found them. */
export async function deleteMatches(db: Db, filterId: string): Promise<void> {
  await db.deleteFrom('filter_match').where('filter_id', '=', filterId).execute()
}

/** A bell that is on already keeps its date. */
export async function updateBell(db: Db, filterId: string, on: boolean, now: Date): Promise<void> {
  await db
    .updateTable('saved_filter')
    .set({ bell_since: on ? sql`coalesce(bell_since, ${now})` : null })
    .where('filter_id', '=', filterId)
    .execute()
}

/** Leaves out filters of others and filters deleted meanwhile. Place 0 is that of filters without one. */
export async function updatePlaces(db: Db, userId: string, filterIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE saved_filter f SET place = wanted.place
    FROM unnest(${filterIds}::uuid[]) WITH ORDINALITY AS wanted (filter_id, place)
    WHERE f.filter_id = wanted.filter_id AND f.user_id = ${userId} AND f.place <> wanted.place`.execute(db)
}

/** A count that stays leaves its row alone: whoever follows the filters would read it again. */
export async function updateCounts(
  db: Db,
  counts: readonly { readonly filterId: string; readonly count: number }[],
  now: Date,
): Promise<void> {
  await sql`
    UPDATE saved_filter f SET count = counted.count, counted_at = ${now}
    FROM unnest(${counts.map(({ filterId }) => filterId)}::uuid[], ${counts.map(({ count }) => count)}::int[])
      AS counted (filter_id, count)
    WHERE f.filter_id = counted.filter_id AND f.count IS DISTINCT FROM counted.count`.execute(db)
}

export async function deleteFilterOf(db: Db, userId: string, filterId: string): Promise<void> {
  await db.deleteFrom('saved_filter').where('user_id', '=', userId).where('filter_id', '=', filterId).execute()
}
