import type { RequestKind, VisitorRequestKind } from '@vedetta/contracts/operations/requests'
import type { Language } from '@vedetta/contracts/text/labels'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB, Request } from '../../platform/db/schema.ts'

type Subject = 'position_no' | 'company_no' | 'contact_no' | 'company_name' | 'url'

export type NewRequest = Pick<Insertable<Request>, Subject> & {
  readonly kind: RequestKind
  readonly user_id: string
  readonly reason: string | null
}

type Sent = 'sender_name' | 'sender_email' | 'sender_company' | 'sender_language' | 'topic' | 'message' | 'url'

/** A request of a visitor without an account. */
export type NewVisitorRequest = Pick<Insertable<Request>, Sent> & {
  readonly kind: VisitorRequestKind
  readonly sender_name: string
  readonly sender_email: string
  readonly sender_language: Language
}

/** Serialises a person's requests, so that concurrent ones can not exceed the limit. */
export async function lockRequestsOf(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('requests of ' || ${userId}::text, 0))`.execute(tx)
}

/** Does nothing if the same request is waiting already. Returns whether the request is new. */
export async function insertRequest(db: Db, request: NewRequest | NewVisitorRequest, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('request')
    .values({ ...request, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countWaiting(db: Db, userId: string, kind: RequestKind): Promise<number> {
  const { count } = await db
    .selectFrom('request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps the position from being erased before the transaction ends. */
export async function lockPosition(tx: Transaction<DB>, positionId: string): Promise<number | undefined> {
  const { rows } = await sql<{ position_no: number | null }>`
    SELECT lock_position(${positionId}) AS position_no`.execute(tx)
  return rows[0]?.position_no ?? undefined
}

/** Keeps the contact from being erased before the transaction ends. A suppressed contact can't be reported. */
export function lockContact(tx: Transaction<DB>, contactId: string) {
  return tx
    .selectFrom('company_contact')
    .select(['contact_no', 'contact_id'])
    .where('contact_id', '=', contactId)
    .where('suppressed', '=', false)
    .where('restricted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
}

/** The sources on which the position, or one merged into it, was found or is present now. */
export async function selectSourcesOfPosition(db: Db, positionNo: number): Promise<number[]> {
  const { rows } = await sql<{ source_no: number }>`
    WITH same AS (
      SELECT position_no, source_no FROM position WHERE position_no = ${positionNo} OR merged_into = ${positionNo}
    )
    SELECT source_no FROM same
    UNION SELECT shown.source_no FROM same JOIN position_presence shown USING (position_no)
    ORDER BY source_no`.execute(db)
  return rows.map(({ source_no }) => source_no)
}

/** The sources of the company's own sites. */
export async function selectSourcesOfCompany(db: Db, companyNo: number): Promise<number[]> {
  const { rows } = await sql<{ source_no: number }>`
    SELECT DISTINCT source_no FROM site JOIN site_source USING (site_no) WHERE company_no = ${companyNo}
    ORDER BY source_no`.execute(db)
  return rows.map(({ source_no }) => source_no)
}
