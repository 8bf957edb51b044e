import type { LicenceSummary } from '@vedetta/contracts/customers/licences'
import type { Tier } from '@vedetta/contracts/facts/plans'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { hasPublicApi } from './has-public-api.ts'

type SummaryRow = {
  licence_no: number
  licence_id: string
  customer: string
  tier: Tier
  size: number | null
  is_trial: boolean
  expires_at: Date
  administrator: boolean
  assigned: number
  kept: number
  administrator_email: string
  code: string
  code_changed_at: Date | null
  requires_second_step: boolean
  grants_public_api: boolean
}

export type OwnLicence = {
  readonly licenceNo: number
  readonly summary: LicenceSummary
  readonly administratorEmail: string
  readonly code: string
  readonly codeChangedAt: string | null
  readonly requiresSecondStep: boolean
}

/** The licences that a person administers or manages. */
export function selectOwnLicences(db: Db, userId: string, now: Date): Promise<OwnLicence[]> {
  return select(db, userId, now, sql`true`)
}

export async function selectOwnLicence(
  db: Db,
  userId: string,
  licenceId: string,
  now: Date,
): Promise<OwnLicence | undefined> {
  const [licence] = await select(db, userId, now, sql`l.licence_id = ${licenceId}`)
  return licence
}

async function select(db: Db, userId: string, now: Date, condition: RawBuilder<unknown>): Promise<OwnLicence[]> {
  const { rows } = await sql<SummaryRow>`
    SELECT l.licence_no, l.licence_id, c.name AS customer, l.tier, l.size, l.is_trial, l.expires_at,
      l.administrator_id IS NOT DISTINCT FROM ${userId}::uuid AS administrator, l.administrator_email, l.code, l.code_changed_at, l.requires_second_step, l.grants_public_api,
      (SELECT count(*) FROM seat s WHERE s.licence_no = l.licence_no AND s.ended_at IS NULL) AS assigned,
      (
        SELECT count(*) FROM invite i
        WHERE i.licence_no = l.licence_no AND i.kind = 'user'
          AND i.accepted_at IS NULL AND i.cancelled_at IS NULL AND i.expires_at > ${now}
      ) AS kept
    FROM licence l JOIN customer c USING (customer_no)
    WHERE l.deleted_at IS NULL AND ${condition} AND (
      l.administrator_id = ${userId}
      OR EXISTS (SELECT FROM licence_manager m WHERE m.licence_no = l.licence_no AND m.user_id = ${userId})
    )
    ORDER BY c.name, l.licence_no`.execute(db)
  return rows.map((row) => toOwnLicence(row, now))
}

function toOwnLicence(row: SummaryRow, now: Date): OwnLicence {
  return {
    licenceNo: row.licence_no,
    administratorEmail: row.administrator_email,
    code: row.code,
    codeChangedAt: row.code_changed_at?.toISOString() ?? null,
    requiresSecondStep: row.requires_second_step,
    summary: {
      licenceID: row.licence_id,
      customer: row.customer,
      tier: row.tier,
      size: row.size,
      trial: row.is_trial,
      expiresAt: row.expires_at.toISOString(),
      expired: row.expires_at <= now,
      role: row.administrator ? 'administrator' : 'manager',
      assigned: row.assigned,
      remainingRedeems: row.size === null ? null : Math.max(0, row.size - row.assigned - row.kept),
      publicApi: hasPublicApi(row),
    },
  }
}
