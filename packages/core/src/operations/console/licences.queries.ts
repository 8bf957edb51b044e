import type { Tier } from '@vedetta/contracts/facts/plans'
import type { OperatorLicenceDetail } from '@vedetta/contracts/operator/licences'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { likeLiteral } from '../../platform/db/like-literal.ts'

export type LicenceRow = {
  licenceNo: number
  licenceID: string
  customer: string
  tier: Tier
  trial: boolean
  size: number | null
  assigned: number
  startsAt: Date
  expiresAt: Date
  administratorEmail: string
  grantsPublicApi: boolean
  requiresSecondStep: boolean
}

/** Without the redeem code, which gives whoever has it a seat. */
async function select(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<LicenceRow[]> {
  const { rows } = await sql<LicenceRow>`
    SELECT l.licence_no AS "licenceNo", l.licence_id AS "licenceID", c.name AS customer, l.tier, l.is_trial AS trial,
      l.size, l.starts_at AS "startsAt", l.expires_at AS "expiresAt", l.administrator_email AS "administratorEmail",
      l.grants_public_api AS "grantsPublicApi", l.requires_second_step AS "requiresSecondStep",
      (SELECT count(*) FROM seat s WHERE s.licence_no = l.licence_no AND s.ended_at IS NULL) AS assigned
    FROM licence l JOIN customer c USING (customer_no)
    WHERE l.deleted_at IS NULL AND ${condition}
    ORDER BY l.licence_no DESC LIMIT ${limit}`.execute(db)
  return rows
}

type LicenceFilter = { query: string | undefined; before: number | null; limit: number }

export function selectLicences(db: Db, { query, before, limit }: LicenceFilter): Promise<LicenceRow[]> {
  const pattern = `%${likeLiteral(query ?? '')}%`
  const isFound =
    query === undefined ? sql`true` : sql`(c.name ILIKE ${pattern} OR l.administrator_email ILIKE ${pattern})`
  return select(db, before === null ? isFound : sql`${isFound} AND l.licence_no < ${before}`, limit)
}

export async function selectLicence(db: Db, licenceId: string): Promise<LicenceRow | undefined> {
  const [row] = await select(db, sql`l.licence_id = ${licenceId}`, 1)
  return row
}

type LicenceFacts = Pick<OperatorLicenceDetail, 'invites' | 'keys' | 'webhooks' | 'feeds' | 'managers'> & {
  status: NonNullable<OperatorLicenceDetail['subscription']>['status'] | null
  paidUntil: Date | null
  cancelAt: Date | null
}

const maxManagers = 20

export async function selectLicenceFacts(db: Db, licenceNo: number, now: Date): Promise<LicenceFacts> {
  const { rows } = await sql<LicenceFacts>`
    SELECT paid.status, paid.paid_until AS "paidUntil", paid.cancel_at AS "cancelAt",
      (
        SELECT count(*) FROM invite WHERE licence_no = l.licence_no AND accepted_at IS NULL AND cancelled_at IS NULL
          AND expires_at > ${now}
      ) AS invites,
      (
        SELECT count(*) FROM api_key JOIN seat USING (seat_no)
        WHERE seat.licence_no = l.licence_no AND seat.ended_at IS NULL AND revoked_at IS NULL AND expires_at > ${now}
      ) AS keys,
      (SELECT count(*) FROM webhook WHERE licence_no = l.licence_no) AS webhooks,
      (SELECT count(*) FROM feed JOIN seat USING (seat_no) WHERE seat.licence_no = l.licence_no) AS feeds,
      ARRAY(
        SELECT email FROM licence_manager m JOIN "user" u ON u.id = m.user_id
        WHERE m.licence_no = l.licence_no ORDER BY email LIMIT ${maxManagers}
      ) AS managers
    FROM licence l LEFT JOIN LATERAL (
      SELECT status, paid_until, cancel_at FROM subscription WHERE licence_no = l.licence_no
      ORDER BY ended_at DESC NULLS FIRST LIMIT 1
    ) paid ON true
    WHERE l.licence_no = ${licenceNo}`.execute(db)
  if (!rows[0]) throw new Error('the licence was found a moment ago')
  return rows[0]
}

export type SeatRow = { userID: string; email: string; name: string; assignedAt: Date }

export async function selectSeatedPeople(db: Db, licenceNo: number, limit: number): Promise<SeatRow[]> {
  return db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.user_id')
    .select(['user.id as userID', 'user.email', 'user.name', 'seat.assigned_at as assignedAt'])
    .where('licence_no', '=', licenceNo)
    .where('ended_at', 'is', null)
    .orderBy('seat.assigned_at')
    .limit(limit)
    .execute()
}
