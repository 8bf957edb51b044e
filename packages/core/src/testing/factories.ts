import { randomInt, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Company } from '../db/schema.ts'
import { type PublishedPosition, upsertPositions } from '../positions/positions.queries.ts'

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
  return { company_no: companyNo, title: 'Saldatore', source_urls: [url], key: { kind: 'url', value: url }, ...fields }
}

/** Publishes positions as one visit of one source would. */
export function publish(
  db: Db,
  sourceNo: number,
  published: PublishedPosition[],
  seenAt = new Date(),
): Promise<number[]> {
  return db.transaction().execute((tx) => upsertPositions(tx, sourceNo, published, seenAt))
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
