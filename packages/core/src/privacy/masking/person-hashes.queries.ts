import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { nationalDigits } from './national-digits.ts'
import type { Person } from './person.ts'
import { keyShape, nameKeys, personHash } from './person-keys.ts'

/** The companies at which the address, or the number, opted out. */
export async function selectCompaniesOptedOut(
  db: Kysely<DB>,
  kind: 'number' | 'address',
  value: string,
): Promise<number[]> {
  const { rows: companies } = await sql<{ companyNo: number; key: Buffer }>`
    SELECT company_no AS "companyNo", contact_person_key(company_no) AS key
    FROM (SELECT DISTINCT company_no FROM contact_opt_out_person) opted_out`.execute(db)
  const hashes = companies.map(({ key }) => Buffer.from(personHash(key, kind, value), 'hex'))
  const { rows } = await sql<{ companyNo: number }>`
    SELECT company_no AS "companyNo" FROM contact_opt_out_person WHERE (company_no, hash) IN (
      SELECT * FROM unnest(${companies.map(({ companyNo }) => companyNo)}::int[], ${hashes}::bytea[])
    )`.execute(db)
  return rows.map(({ companyNo }) => companyNo)
}

/** Remembers a person who opted out, for each of their companies, by hashes alone. */
export async function insertPersonHashes(db: Kysely<DB>, person: Person, since: Date): Promise<void> {
  const { rows: companies } = await sql<{ companyNo: number; key: Buffer }>`
    SELECT company_no AS "companyNo", contact_person_key(company_no) AS key
    FROM company WHERE company_no = ANY(${[...person.companyNos]}::int[])`.execute(db)
  const names = person.names.flatMap((name) => nameKeys(name, person.firms))
  const hashes = companies.flatMap(({ companyNo, key }) => {
    const of = (kind: 'name' | 'number' | 'address', values: readonly string[]) =>
      values.map((value) => ({ companyNo, hash: Buffer.from(personHash(key, kind, value), 'hex') }))
    return [
      ...of('name', names),
      ...of('name', [...new Set(names.flatMap((name) => keyShape(name) ?? []))]),
      ...of('number', person.numbers.map(nationalDigits)),
      ...of('address', person.addresses),
    ]
  })
  if (hashes.length === 0) return
  await sql`
    INSERT INTO contact_opt_out_person (company_no, hash, since)
    SELECT company_no, hash, ${since}::timestamptz
    FROM unnest(${hashes.map(({ companyNo }) => companyNo)}::int[], ${hashes.map(({ hash }) => hash)}::bytea[]) AS h (company_no, hash)
    ON CONFLICT DO NOTHING`.execute(db)
}
