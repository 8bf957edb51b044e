import { dayMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { makeSource } from '../../../testing/factories.ts'
import { drainAll } from '../../indexing/drain-all.ts'
import type { Search } from '../client.ts'
import { aliasOf } from '../index-names.ts'
import type { PlainCompany } from './random-companies.ts'

const rowsAStatement = 1_000

// One company in so many is erased, and one is renamed and reclassified, after it was indexed.
const erasedOnceIn = 19
const renamedOnceIn = 23

/** Writes companies and their positions and indexes them as in production; returns those that exist at the end. */
export async function loadCompanies(
  db: Db,
  search: Search,
  companies: readonly PlainCompany[],
): Promise<PlainCompany[]> {
  await insertRows(
    companies.map(({ ages: _, ...company }, n) => (n % renamedOnceIn === 0 ? { ...company, ...asBefore } : company)),
    (rows) => db.insertInto('company').values(rows).execute(),
  )
  await insertPositions(db, companies)
  await index(db, search)
  const isErased = (n: number) => n % erasedOnceIn === 0
  const erased = companies.filter((_, n) => isErased(n)).map(({ company_no }) => company_no)
  await db.deleteFrom('company').where('company_no', 'in', erased).execute()
  await rename(
    db,
    companies.filter((_, n) => n % renamedOnceIn === 0),
  )
  await index(db, search)
  return companies.filter((_, n) => !isErased(n))
}

const asBefore = { name: 'Prima', is_agency: false, agency_reason: null }

async function rename(db: Db, companies: readonly PlainCompany[]): Promise<void> {
  await sql`
    UPDATE company SET name = given.name, is_agency = given.reason IS NOT NULL, agency_reason = given.reason
    FROM unnest(${companies.map(({ company_no }) => company_no)}::int[], ${companies.map(({ name }) => name)}::text[],
      ${companies.map(({ agency_reason }) => agency_reason)}::text[]) AS given (company_no, name, reason)
    WHERE company.company_no = given.company_no`.execute(db)
}

async function insertPositions(db: Db, companies: readonly PlainCompany[]): Promise<void> {
  const source_no = await makeSource(db)
  const now = Date.now()
  const positions = companies.flatMap(({ company_no, ages }) =>
    // Another closed position makes no difference.
    [...ages, 0.5].map((age, n) => ({
      company_no,
      source_no,
      title: 'Saldatore',
      source_urls: ['https://prova.example/'],
      first_seen: new Date(now - age * dayMs),
      ...(n === ages.length && { closed_at: new Date(now), closing_reason: 'gone' }),
    })),
  )
  await insertRows(
    positions.map((position, n) => ({ ...position, position_no: n + 1 })),
    (rows) => db.insertInto('position').values(rows).execute(),
  )
}

async function insertRows<Row>(rows: Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> {
  const waiting = [...rows]
  while (waiting.length > 0) await insert(waiting.splice(0, rowsAStatement))
}

async function index(db: Db, search: Search): Promise<void> {
  await drainAll({ db, search, log: { info() {}, warn: refuse, error: refuse } })
  await search.client.indices.refresh({ index: aliasOf(search, 'company') })
}

function refuse(facts: object, message: string): never {
  throw new Error(`${message} ${JSON.stringify(facts)}`)
}
