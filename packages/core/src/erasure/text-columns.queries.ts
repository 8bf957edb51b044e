import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { Person } from '../masking/person.ts'
import { rowsOf, type SearchedName } from './personal-stores.ts'

export type StoredValue = { key: string; value: unknown }

const partsOf = (name: SearchedName) => {
  const [table = '', column = ''] = name.split('.')
  const { key, within } = rowsOf[table as keyof typeof rowsOf]
  return { table, column, key, within }
}

function isWithin(
  within: 'company' | 'position' | 'source' | 'all',
  companyNos: readonly number[],
): RawBuilder<unknown> {
  const companies = sql`ANY(${[...companyNos]}::int[])`
  if (within === 'all') return sql`true`
  if (within === 'company') return sql`company_no = ${companies}`
  if (within === 'position')
    return sql`position_no IN (SELECT position_no FROM position WHERE company_no = ${companies})`
  return sql`source_no IN (SELECT source_no FROM site_source JOIN site USING (site_no) WHERE company_no = ${companies})`
}

/** Values that may name the person, in the order of their keys: by an unusual word of theirs, or by the digits. */
export async function selectSuspects(
  db: Kysely<DB>,
  name: SearchedName,
  person: Person,
  limit: number,
): Promise<StoredValue[]> {
  const { table, column, key, within } = partsOf(name)
  const value = sql.ref(column)
  const { rows } = await sql<StoredValue>`
    SELECT ${sql.ref(key)}::text AS key, to_jsonb(${value}) AS value FROM ${sql.table(table)}
    WHERE ${isWithin(within, person.companyNos)} AND ${value}::text ~* ${patternOf(person)}
    ORDER BY ${sql.ref(key)} LIMIT ${limit}`.execute(db)
  return rows
}

/** Letters with accents may be written without, and digits in groups. */
function patternOf({ addresses, names, numbers }: Person): string {
  const words = [...addresses.map((address) => address.split('@')[0] ?? ''), ...names]
    .flatMap((text) => text.split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/[^a-z]/gi, '.'))
  const digits = numbers.map((number) => number.replace(/\D/g, '').slice(-6).split('').join('[^0-9]{0,4}'))
  return [...new Set([...words, ...digits, ...addresses.map((address) => address.replace(/[^a-z0-9@]/gi, '.'))])].join(
    '|',
  )
}

/** Changes the value unless somebody else has meanwhile. */
export async function updateValue(
  db: Kysely<DB>,
  name: SearchedName,
  { key: ofRow, value: was }: StoredValue,
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

export async function deleteRow(db: Kysely<DB>, name: SearchedName, { key: ofRow, value }: StoredValue): Promise<void> {
  const { table, column, key } = partsOf(name)
  await sql`
    DELETE FROM ${sql.table(table)}
    WHERE ${sql.ref(key)}::text = ${ofRow} AND to_jsonb(${sql.ref(column)}) = ${JSON.stringify(value)}::jsonb`.execute(
    db,
  )
}
