import type { Db } from '../../../platform/db/client.ts'
import { makeSource } from '../../../testing/factories.ts'
import { drainAll } from '../../indexing/drain-all.ts'
import type { Search } from '../client.ts'
import { aliasOf } from '../index-names.ts'
import type { PlainPosition } from './random-positions.ts'

const rowsAStatement = 1_000

// One position in so many is removed, each in a different way.
const goneOnceIn = 22
// One company in so many is reclassified after it was indexed.
const judgedOnceIn = 2

const removals = ['closed from the start', 'closed', 'merged', 'erased'] as const

type Gone = { readonly position: PlainPosition; readonly removal: (typeof removals)[number] }

/** Writes positions and indexes them as in production; returns those that are open at the end. */
export async function loadPositions(
  db: Db,
  search: Search,
  positions: readonly PlainPosition[],
): Promise<{ open: PlainPosition[]; goneNumbers: number[] }> {
  const open = positions.filter((_, n) => n % goneOnceIn !== 0)
  const gone = positions.flatMap((position, n): Gone[] => {
    const removal = removals[(n / goneOnceIn) % removals.length]
    return removal ? [{ position, removal }] : []
  })
  await insert(db, positions, new Set(numbersOf(gone, 'closed from the start')))
  await index(db, search)
  await judge(db, positions)
  await close(db, numbersOf(gone, 'closed'), { closing_reason: 'gone' })
  await close(db, numbersOf(gone, 'merged'), { closing_reason: 'merged', merged_into: open[0]?.position_no ?? null })
  await db.deleteFrom('position').where('position_no', 'in', numbersOf(gone, 'erased')).execute()
  await index(db, search)
  return { open, goneNumbers: gone.map(({ position }) => position.position_no) }
}

function numbersOf(gone: readonly Gone[], removal: Gone['removal']): number[] {
  return gone.filter((each) => each.removal === removal).map(({ position }) => position.position_no)
}

async function insert(db: Db, positions: readonly PlainPosition[], closed: ReadonlySet<number>): Promise<void> {
  const companies = companiesOf(positions)
  await db
    .insertInto('company')
    .values(companies.map((company) => (isJudged(company) ? { ...company, ...unjudged } : company)))
    .execute()
  const source_no = await makeSource(db)
  const rows = positions.map(({ company, ...fields }) => ({
    ...fields,
    company_no: company.company_no,
    source_no,
    source_urls: [`https://prova.example/${fields.position_no}`],
    ...(closed.has(fields.position_no) && { closed_at: fields.first_seen, closing_reason: 'gone' }),
  }))
  while (rows.length > 0) await db.insertInto('position').values(rows.splice(0, rowsAStatement)).execute()
}

type PlainCompany = PlainPosition['company']

const unjudged = { is_agency: false, agency_reason: null }
const isJudged = ({ company_no }: PlainCompany) => company_no % judgedOnceIn === 0

function companiesOf(positions: readonly PlainPosition[]): PlainCompany[] {
  return [...new Map(positions.map(({ company }) => [company.company_no, company])).values()]
}

async function judge(db: Db, positions: readonly PlainPosition[]): Promise<void> {
  for (const { company_no, is_agency, agency_reason } of companiesOf(positions).filter(isJudged))
    await db.updateTable('company').set({ is_agency, agency_reason }).where('company_no', '=', company_no).execute()
}

async function close(
  db: Db,
  numbers: readonly number[],
  life: { closing_reason: string; merged_into?: number | null },
): Promise<void> {
  await db
    .updateTable('position')
    .set({ closed_at: new Date(), ...life })
    .where('position_no', 'in', numbers)
    .execute()
}

async function index(db: Db, search: Search): Promise<void> {
  await drainAll({ db, search, log: { info() {}, warn: refuse, error: refuse } })
  await search.client.indices.refresh({ index: aliasOf(search, 'position') })
}

function refuse(facts: object, message: string): never {
  throw new Error(`${message} ${JSON.stringify(facts)}`)
}
