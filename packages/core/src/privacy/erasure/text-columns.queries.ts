import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { rowsOf, type SearchedName, type Within } from './personal-stores.ts'

export type StoredValue = {
  key: string
  value: unknown
  /** Whether the row is known to be about one of the companies. */
  isOfCompany: boolean
}

const partsOf = (name: SearchedName) => {
  const [table = '', column = ''] = name.split('.')
  const { key, within } = rowsOf[table as keyof typeof rowsOf]
  return { table, column, key, within }
}

function isOf(within: Within, companyNos: readonly number[]): RawBuilder<boolean> {
  const companies = sql`ANY(${[...companyNos]}::int[])`
  const isAboutPosition = sql<boolean>`position_no IN (SELECT position_no FROM position WHERE company_no = ${companies})`
  if (within === 'all') return sql`false`
  if (within === 'company') return sql`company_no = ${companies}`
  if (within === 'position') return isAboutPosition
  if (within === 'request') return sql`coalesce(company_no = ${companies} OR ${isAboutPosition}, false)`
  return sql`source_no IN (SELECT source_no FROM site_source JOIN site USING (site_no) WHERE company_no = ${companies})`
}

const batch = 1_000

/** The values of a column that may be about people of the companies, in the order of their keys. */
export async function* valuesOf(
  db: Kysely<DB>,
  name: SearchedName,
  companyNos: readonly number[],
): AsyncGenerator<StoredValue> {
  const { table, column, key, within } = partsOf(name)
  const value = sql.ref(column)
  const isOfCompany = isOf(within, companyNos)
  const isSearched = within === 'all' || within === 'request' ? sql`true` : isOfCompany
  for (let after = { key: '', text: '' }; ; ) {
    const { rows } = await sql<StoredValue & { text: string }>`
      SELECT ${sql.ref(key)}::text AS key, ${value}::text AS text, to_jsonb(${value}) AS value, ${isOfCompany} AS "isOfCompany"
      FROM ${sql.table(table)}
      WHERE ${isSearched} AND ${value}::text NOT IN ('', '{}') AND (${sql.ref(key)}::text, ${value}::text) > (${after.key}, ${after.text})
      ORDER BY 1, 2 LIMIT ${batch}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    after = last
  }
}

/** Changes the value unless somebody else has meanwhile. */
export async function updateValue(
  db: Kysely<DB>,
  name: SearchedName,
  { key: ofRow, value: was }: Pick<StoredValue, 'key' | 'value'>,
  value: unknown,
): Promise<void> {
  const { table, column, key } = partsOf(name)
  const written = Array.isArray(value)
    ? sql`${value}::text[]`
    : typeof value === 'string'
      ? sql`${value}`
      : sql`${JSON.stringify(value)}::jsonb`
  await sql`
    UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${written}
    WHERE ${sql.ref(key)}::text = ${ofRow} AND to_jsonb(${sql.ref(column)}) = ${JSON.stringify(was)}::jsonb`.execute(db)
}

export async function deleteRow(
  db: Kysely<DB>,
  name: SearchedName,
  { key: ofRow, value }: Pick<StoredValue, 'key' | 'value'>,
): Promise<void> {
  const { table, column, key } = partsOf(name)
  await sql`
    DELETE FROM ${sql.table(table)}
    WHERE ${sql.ref(key)}::text = ${ofRow} AND to_jsonb(${sql.ref(column)}) = ${JSON.stringify(value)}::jsonb`.execute(
    db,
  )
}
