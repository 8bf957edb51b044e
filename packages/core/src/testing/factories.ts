import { randomInt, randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import type { Company, CompanyContact, Position } from '../platform/db/schema.ts'

/** The published fields of a position, without the numbers, versions and dates that we assign. */
type PublishedPosition = Omit<
  Insertable<Position>,
  | 'position_no'
  | 'position_id'
  | 'source_no'
  | 'doc_version'
  | 'first_seen'
  | 'closed_at'
  | 'closing_reason'
  | 'merged_into'
>

export async function makeCompany(db: Db, fields: Partial<Insertable<Company>> = {}): Promise<number> {
  const { company_no } = await db
    .insertInto('company')
    .values({ name: 'Officine Prova S.r.l.', vat: `${randomInt(1e10, 1e11 - 1)}`, sector: 'metalworking', ...fields })
    .returning('company_no')
    .executeTakeFirstOrThrow()
  return company_no
}

/** Inserts accounts of these years, each with different figures. */
export async function fileAccounts(db: Db, companyNo: number, years: readonly number[]): Promise<void> {
  const rows = years.map((year) => ({
    company_no: companyNo,
    year,
    turnover: year * 1_000,
    costs: year * 900,
    ebitda: year * 100,
    net_income: year * 40,
  }))
  await db.insertInto('company_financial').values(rows).execute()
}

/** Inserts a person at a company who has received the notice, and returns their public identifier. */
export async function makeContact(db: Db, fields: Partial<Insertable<CompanyContact>> = {}): Promise<string> {
  const seen = new Date()
  const { contact_id } = await db
    .insertInto('company_contact')
    .values({
      kind: 'personal',
      full_name: 'Carla Esempio',
      title: 'Responsabile del personale',
      department: 'human_resources',
      email: `${randomUUID()}@officine.example`,
      source_url: 'https://officine.example/chi-siamo',
      basis: 'legitimate_interest',
      first_seen: seen,
      last_seen: seen,
      noticed_at: seen,
      ...fields,
      company_no: fields.company_no ?? (await makeCompany(db)),
    })
    .returning('contact_id')
    .executeTakeFirstOrThrow()
  return contact_id
}

export async function makeSource(db: Db): Promise<number> {
  const { source_no } = await db
    .insertInto('source')
    .values({ kind: 'page', url: `https://${randomUUID()}.example/lavora-con-noi` })
    .returning('source_no')
    .executeTakeFirstOrThrow()
  return source_no
}

export function publishedPosition(companyNo: number, fields: Partial<PublishedPosition> = {}): PublishedPosition {
  const url = `https://prova.example/posizioni/${randomUUID()}`
  return { company_no: companyNo, title: 'Saldatore', source_urls: [url], ...fields }
}

/** Inserts new positions of a source. */
export async function publish(
  db: Db,
  sourceNo: number,
  published: readonly PublishedPosition[],
  seenAt = new Date(),
): Promise<number[]> {
  const rows = await db
    .insertInto('position')
    .values(
      published.map((fields) => ({
        ...fields,
        position_no: sql<number>`nextval('position_no')`,
        source_no: sourceNo,
        first_seen: seenAt,
      })),
    )
    .returning('position_no')
    .execute()
  return rows.map(({ position_no }) => position_no)
}

export async function makePosition(
  db: Db,
  fields: Partial<PublishedPosition> = {},
  seenAt = new Date(),
): Promise<number> {
  const companyNo = fields.company_no ?? (await makeCompany(db))
  const [position_no] = await publish(db, await makeSource(db), [publishedPosition(companyNo, fields)], seenAt)
  if (position_no === undefined) throw new Error('nothing was published')
  return position_no
}

export async function positionIdOf(db: Db, positionNo: number): Promise<string> {
  const { position_id } = await db
    .selectFrom('position')
    .select('position_id')
    .where('position_no', '=', positionNo)
    .executeTakeFirstOrThrow()
  return position_id
}

export async function companyIdOf(db: Db, companyNo: number): Promise<string> {
  const { company_id } = await db
    .selectFrom('company')
    .select('company_id')
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  return company_id
}

/** Inserts news of a company's site, a day apart from 1 October 2026 on. */
export async function makeNews(db: Db, companyNo: number, count: number): Promise<void> {
  for (let n = 1; n <= count; n++)
    await db
      .insertInto('company_news')
      .values({
        company_no: companyNo,
        title: `Notizia ${n}`,
        url: `https://www.prova.example/news/${n}`,
        published_at: new Date(Date.UTC(2026, 9, n)),
      })
      .execute()
}
