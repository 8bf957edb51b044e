import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type AnyLicence = {
  licenceID: string
  customer: string
  tier: string
  size: number | null
  assigned: number
  trial: boolean
  expiresAt: Date
  administratorEmail: string
  code: string
}

/** For the operator: all licences that are not deleted. */
export async function selectAllLicences(db: Db): Promise<AnyLicence[]> {
  const { rows } = await sql<AnyLicence>`
    SELECT l.licence_id AS "licenceID", c.name AS customer, l.tier, l.size, l.is_trial AS trial,
      l.expires_at AS "expiresAt", l.administrator_email AS "administratorEmail", l.code,
      (SELECT count(*) FROM seat s WHERE s.licence_no = l.licence_no AND s.ended_at IS NULL) AS assigned
    FROM licence l JOIN customer c USING (customer_no)
    WHERE l.deleted_at IS NULL
    ORDER BY c.name, l.licence_no`.execute(db)
  return rows
}
