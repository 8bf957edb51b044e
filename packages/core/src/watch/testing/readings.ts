import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany } from '../../testing/factories.ts'
import { type AdvertFields, watchedPosition } from '../../testing/watched-position.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import type { Reconciled, SourceReading } from '../reconcile/source-reading.ts'

const firstDay = new Date('2026-11-01T08:00:00Z')
export const day = (number: number) => new Date(firstDay.getTime() + number * dayMs)

export const welder: AdvertFields = {
  title: 'Saldatore TIG',
  url: 'https://prova.example/posizioni/saldatore-12',
  description: 'Cerchiamo un saldatore con esperienza nella saldatura TIG di acciaio inox, per il nostro stabilimento.',
}
export const turner: AdvertFields = {
  title: 'Tornitore CNC',
  url: 'https://prova.example/posizioni/tornitore-13',
  description: 'Il candidato programma e usa torni a controllo numerico Fanuc, legge il disegno, misura i pezzi.',
}

export async function makeLinkedSource(db: Db, kind: 'page' | 'board', companyNos: readonly number[]): Promise<number> {
  const host = `${randomUUID()}.example`
  const { source_no } = await db
    .insertInto('source')
    .values({ kind, url: `https://${host}/` })
    .returning('source_no')
    .executeTakeFirstOrThrow()
  for (const companyNo of companyNos) await linkCompany(db, companyNo, source_no)
  return source_no
}

export async function linkCompany(db: Db, company_no: number, source_no: number): Promise<void> {
  const { site_no } = await db
    .insertInto('site')
    .values({ company_no, host: `${randomUUID()}.example`, known_by: 'import' })
    .returning('site_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('site_source').values({ site_no, source_no }).execute()
}

export async function makeSite(db: Db): Promise<{ companyNo: number; sourceNo: number }> {
  const companyNo = await makeCompany(db)
  return { companyNo, sourceNo: await makeLinkedSource(db, 'page', [companyNo]) }
}

export const reading = (
  sourceNo: number,
  adverts: AdvertFields[],
  fields: Partial<SourceReading> = {},
): SourceReading => ({
  sourceNo,
  outcome: 'read',
  listing: 'recognised',
  positions: adverts.map(watchedPosition),
  ...fields,
})

export const take = (db: Db, readings: SourceReading[], at: Date): Promise<Reconciled[]> =>
  db.transaction().execute((tx) => reconcile(tx, readings, at))

export async function takeOne(
  db: Db,
  ...[sourceNo, adverts, at, fields]: [number, AdvertFields[], Date, Partial<SourceReading>?]
) {
  const [done] = await take(db, [reading(sourceNo, adverts, fields)], at)
  return done
}

export const positionsOf = (db: Db, companyNo: number) =>
  db.selectFrom('position').selectAll().where('company_no', '=', companyNo).orderBy('position_no').execute()

export async function eventsOf(db: Db, companyNo: number): Promise<string[]> {
  const rows = await db
    .selectFrom('position_event')
    .innerJoin('position', 'position.position_no', 'position_event.position_no')
    .select('kind')
    .where('company_no', '=', companyNo)
    .orderBy('event_id')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The physical place (ctid) of every row of the watch: it changes when a row is rewritten. */
export async function physicalState(db: Db): Promise<unknown> {
  const tables = [
    'position',
    'position_key',
    'position_presence',
    'position_evidence',
    'position_event',
    'source_hold',
    'outbox',
  ]
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`SELECT ctid::text, xmin::text FROM ${sql.table(table)} ORDER BY 1`.execute(db)
      return rows
    }),
  )
}
