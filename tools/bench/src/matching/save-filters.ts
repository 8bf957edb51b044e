import { randomUUID } from 'node:crypto'
import { insertSeat } from '@vedetta/core/customers/licences/seat.queries'
import { makeLicence } from '@vedetta/core/testing/people'
import type { Scratch } from '../harness/scratch.ts'
import type { RandomFilter } from './random-filters.ts'

const rowsAStatement = 1_000
/** One filter in so many has a bell. */
const bellOnceIn = 3

/** Stores filters with their owners, who have a seat and want alerts. */
export async function saveFilters(
  { db, pool }: Pick<Scratch, 'db' | 'pool'>,
  filters: readonly RandomFilter[],
): Promise<void> {
  const { licenceNo } = await makeLicence(db, { tier: 'enterprise', size: null })
  const people = new Map<number, { id: string; settings: RandomFilter['settings'] }>()
  for (const { person, settings } of filters)
    if (!people.has(person)) people.set(person, { id: randomUUID(), settings })
  for (const some of parts([...people.values()])) {
    const ids = some.map(({ id }) => id)
    await pool.query(
      `INSERT INTO "user" (id, name, first_name, last_name, email, email_verified)
      SELECT id, 'Anna Prova', 'Anna', 'Prova', id || '@persone.example', true FROM unnest($1::uuid[]) id`,
      [ids],
    )
    await pool.query('INSERT INTO settings (user_id, changes) SELECT * FROM unnest($1::uuid[], $2::jsonb[])', [
      ids,
      some.map(({ settings }) => JSON.stringify({ ...settings, notifyOnFilter: true })),
    ])
    for (const userId of ids) await insertSeat(db, { licenceNo, userId }, new Date())
  }
  for (const some of parts(filters.map((filter, n) => ({ ...filter, n }))))
    await pool.query(
      `INSERT INTO saved_filter (user_id, name, criteria, created_at, bell_since)
      SELECT user_id, name, criteria, to_timestamp(0), CASE WHEN rings THEN to_timestamp(0) END
      FROM unnest($1::uuid[], $2::text[], $3::jsonb[], $4::boolean[]) AS saved (user_id, name, criteria, rings)`,
      [
        some.map(({ person }) => people.get(person)?.id),
        some.map(({ n }) => `Filtro ${n}`),
        some.map(({ criteria }) => JSON.stringify(criteria)),
        some.map(({ n }) => n % bellOnceIn === 0),
      ],
    )
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAStatement) }, (_, n) =>
    rows.slice(n * rowsAStatement, (n + 1) * rowsAStatement),
  )
}
