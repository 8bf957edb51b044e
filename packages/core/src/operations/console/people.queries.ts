import type { Tier } from '@vedetta/contracts/facts/plans'
import type { OperatorPersonDetail } from '@vedetta/contracts/operator/people'
import type { Language } from '@vedetta/contracts/text/labels'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { likeLiteral } from '../../platform/db/like-literal.ts'

export type PersonRow = {
  userID: string
  email: string
  name: string
  verified: boolean
  twoStep: boolean
  operator: boolean
  createdAt: Date
  language: Language
  licenceID: string | null
  customer: string | null
  tier: Tier | null
  seatSince: Date | null
  lastSignIn: Date | null
  sessions: number
}

/** Neither passwords nor tokens, nor from where a session came. */
async function select(db: Db, picked: RawBuilder<unknown>, now: Date): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT u.id AS "userID", u.email, u.name, u.email_verified AS verified,
      coalesce(u.two_factor_enabled, false) AS "twoStep", u.is_operator AS operator, u.created_at AS "createdAt",
      u.language, held.licence_id AS "licenceID", held.customer, held.tier, held.assigned_at AS "seatSince",
      signed.last AS "lastSignIn", signed.sessions
    FROM (${picked}) u
    LEFT JOIN LATERAL (
      SELECT l.licence_id, c.name AS customer, l.tier, s.assigned_at
      FROM seat s JOIN licence l USING (licence_no) JOIN customer c USING (customer_no)
      WHERE s.user_id = u.id AND s.ended_at IS NULL AND l.deleted_at IS NULL ORDER BY s.assigned_at DESC LIMIT 1
    ) held ON true
    CROSS JOIN LATERAL (
      SELECT max(created_at) AS last, count(*) FILTER (WHERE expires_at > ${now}) AS sessions
      FROM session WHERE user_id = u.id
    ) signed
    ORDER BY u.email`.execute(db)
  return rows
}

type PeopleFilter = { query: string | undefined; after: string; limit: number }

/** In the order of their addresses, which are walked by their index. */
export function selectPeople(db: Db, { query, after, limit }: PeopleFilter, now: Date): Promise<PersonRow[]> {
  const pattern = `%${likeLiteral(query ?? '')}%`
  const isFound = query === undefined ? sql`true` : sql`(email ILIKE ${pattern} OR name ILIKE ${pattern})`
  return select(db, sql`SELECT * FROM "user" WHERE email > ${after} AND ${isFound} ORDER BY email LIMIT ${limit}`, now)
}

export async function selectPersonRow(db: Db, userId: string, now: Date): Promise<PersonRow | undefined> {
  const [row] = await select(db, sql`SELECT * FROM "user" WHERE id = ${userId}`, now)
  return row
}

type Counts = Pick<OperatorPersonDetail, 'filters' | 'devices' | 'webhooks' | 'feeds' | 'administers' | 'manages'>

const maxLicences = 20

export async function selectCounts(db: Db, userId: string): Promise<Counts> {
  const licences = (condition: RawBuilder<unknown>) => sql`
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('licenceID', licence_id, 'customer', customer) ORDER BY customer) FROM (
        SELECT l.licence_id, c.name AS customer FROM licence l JOIN customer c USING (customer_no)
        WHERE l.deleted_at IS NULL AND ${condition} ORDER BY c.name LIMIT ${maxLicences}
      ) own
    ), '[]')`
  const { rows } = await sql<Counts>`
    SELECT (SELECT count(*) FROM saved_filter WHERE user_id = ${userId}) AS filters,
      (SELECT count(*) FROM push_subscription WHERE user_id = ${userId}) AS devices,
      (SELECT count(*) FROM webhook WHERE user_id = ${userId}) AS webhooks,
      (SELECT count(*) FROM feed JOIN seat USING (seat_no) WHERE seat.user_id = ${userId}) AS feeds,
      ${licences(sql`l.administrator_id = ${userId}`)} AS administers,
      ${licences(
        sql`EXISTS (SELECT FROM licence_manager m WHERE m.licence_no = l.licence_no AND m.user_id = ${userId})`,
      )} AS manages`.execute(db)
  if (!rows[0]) throw new Error('a select without a table has one row')
  return rows[0]
}

export type MailRow = { template: string; queuedAt: Date; sentAt: Date | null; failedAt: Date | null }

/** Without the parameters, which may hold a link that signs its reader in. The table holds the mails of 30 days. */
export function selectLastMails(db: Db, email: string, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mail')
    .select(['template', 'queued_at as queuedAt', 'sent_at as sentAt', 'failed_at as failedAt'])
    .where('recipient', '=', email)
    .orderBy('queued_at', 'desc')
    .limit(limit)
    .execute()
}
