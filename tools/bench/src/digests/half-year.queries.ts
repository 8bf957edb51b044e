import { randomUUID } from 'node:crypto'
import { insertSeat } from '@vedetta/core/customers/licences/seat.queries'
import type { Db } from '@vedetta/core/platform/db/client'
import { makeCompany, makeSource, publish, publishedPosition } from '@vedetta/core/testing/factories'
import { makeLicence } from '@vedetta/core/testing/people'
import type { Scratch } from '../harness/scratch.ts'
import type { Reader } from './half-year-story.ts'

export type StoredReader = Reader & {
  readonly userId: string
  readonly email: string
  readonly filterIds: readonly string[]
}

/** The readers of the story, on a plan with alerts, each with filters whose bells are on. */
export async function insertReaders(db: Db, story: readonly Reader[], at: Date): Promise<StoredReader[]> {
  const { licenceNo } = await makeLicence(db, {
    tier: 'enterprise',
    size: null,
    starts_at: at,
    expires_at: new Date(at.getTime() + 1e11),
  })
  const stored: StoredReader[] = []
  for (const [number, reader] of story.entries()) {
    const [userId, email] = [randomUUID(), `lettore-${number}@prova.example`]
    const language = number % 4 === 0 ? 'en' : 'it'
    const names = { name: 'Anna Prova', first_name: 'Anna', last_name: 'Prova', email_verified: true }
    await db
      .insertInto('user')
      .values({ id: userId, email, language, ...names })
      .execute()
    await insertSeat(db, { userId, licenceNo }, at)
    const changes = { notifyOnFilter: true, ...reader.chapters[0].times }
    await db
      .insertInto('settings')
      .values({ user_id: userId, changes: JSON.stringify(changes) })
      .execute()
    const filters = await db
      .insertInto('saved_filter')
      .values(
        Array.from({ length: reader.filters }, (_, place) => ({
          user_id: userId,
          name: `Filtro ${place}`,
          criteria: JSON.stringify({
            position: { name: ['saldatore'] },
            notPosition: {},
            company: {},
            notCompany: {},
            aiSearch: false,
          }),
          created_at: at,
          bell_since: at,
          place,
        })),
      )
      .returning('filter_id')
      .execute()
    stored.push({ ...reader, userId, email, filterIds: filters.map(({ filter_id }) => filter_id) })
  }
  return stored
}

/** The numbers of new positions of one company. */
export async function insertPositions(db: Db, count: number, at: Date): Promise<number[]> {
  const [companyNo, sourceNo] = [await makeCompany(db), await makeSource(db)]
  const numbers: number[] = []
  for (let from = 0; from < count; from += 1_000) {
    const batch = Array.from({ length: Math.min(1_000, count - from) }, (_, n) =>
      publishedPosition(companyNo, { title: `Saldatore ${from + n}` }),
    )
    numbers.push(...(await publish(db, sourceNo, batch, at)))
  }
  return numbers
}

export type FoundAlert = {
  readonly userId: string
  readonly positionNo: number
  readonly opening: number
  readonly at: Date
  readonly filterIds: readonly string[]
}

/** What the matcher writes. */
export async function insertAlerts(db: Db, found: readonly FoundAlert[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('filter_match')
      .values(
        found.flatMap(({ positionNo, opening, at, filterIds }) =>
          filterIds.map((filter_id) => ({ filter_id, position_no: positionNo, opening, matched_at: at })),
        ),
      )
      .execute()
    await tx
      .insertInto('alert')
      .values(
        found.map(({ userId, positionNo, opening, at }) => ({
          user_id: userId,
          position_no: positionNo,
          opening,
          found_at: at,
          matched_at: at,
          is_unsure: opening % 7 === 0,
        })),
      )
      .execute()
  })
}

export async function closePosition(db: Db, positionNo: number, at: Date): Promise<void> {
  await db
    .updateTable('position')
    .set({ closed_at: at, closing_reason: 'gone' })
    .where('position_no', '=', positionNo)
    .execute()
}

/** Whether a digest is due at an instant, a mail waits to be sent, or a reader to get a date. */
export async function isWorkLeft(pool: Scratch['pool'], at: Date): Promise<boolean> {
  const { rows } = await pool.query<{ left: boolean }>(
    `SELECT EXISTS (SELECT FROM alert_schedule WHERE digest_due <= $1 AND stopped_at IS NULL)
       OR EXISTS (SELECT FROM mail WHERE sent_at IS NULL AND failed_at IS NULL)
       OR EXISTS (
         SELECT FROM saved_filter f LEFT JOIN alert_schedule a USING (user_id)
         WHERE f.bell_since IS NOT NULL AND a.digest_due IS NULL AND a.stopped_at IS NULL
       ) AS left`,
    [at],
  )
  return rows[0]?.left === true
}

export type StoredAlert = { opening: number; mail_id: string | null; position_id: string }

export async function selectStoredAlerts(db: Db): Promise<StoredAlert[]> {
  return db
    .selectFrom('alert')
    .innerJoin('position', 'position.position_no', 'alert.position_no')
    .select(['alert.opening', 'alert.mail_id', 'position.position_id'])
    .execute()
}
