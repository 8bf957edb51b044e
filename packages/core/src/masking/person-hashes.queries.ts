import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { nationalDigits } from './national-digits.ts'
import type { Person } from './person.ts'
import { nameKeys, personHash } from './person-keys.ts'

/** Remembers a person who opted out, for each of their companies, by hashes alone. */
export async function insertPersonHashes(db: Kysely<DB>, person: Person, since: Date): Promise<void> {
  const { rows: companies } = await sql<{ companyNo: number; key: Buffer }>`
    SELECT company_no AS "companyNo", contact_person_key(company_no) AS key
    FROM company WHERE company_no = ANY(${[...person.companyNos]}::int[])`.execute(db)
  const hashes = companies.flatMap(({ companyNo, key }) => {
    const of = (kind: 'name' | 'number' | 'address', values: readonly string[]) =>
      values.map((value) => ({ companyNo, hash: Buffer.from(personHash(key, kind, value), 'hex') }))
    return [
      ...of('name', person.names.flatMap(nameKeys)),
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
