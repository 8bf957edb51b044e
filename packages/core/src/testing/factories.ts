import { randomInt, randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Company, Position } from '../db/schema.ts'

/** What a source says of a position; numbers, versions and the dates of its life are ours. */
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

/** New positions of a source. */
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
