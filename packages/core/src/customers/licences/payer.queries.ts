import type { BilledLicence } from '@vedetta/contracts/customers/licences'
import type { Language } from '@vedetta/contracts/text/labels'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/**
 * THE definition of a licence's payer: the person whose verified address bought its subscription. A person who was removed
 * from the licence comes back as its payer, too, only by an invite.
 */
const payers = sql`
  SELECT subscription.licence_no, "user".id AS user_id, "user".email, "user".language
  FROM subscription JOIN "user" ON "user".email = subscription.buyer_email AND "user".email_verified
  WHERE NOT EXISTS (
    SELECT FROM removed_person removed
    WHERE removed.licence_no = subscription.licence_no AND removed.user_id = "user".id
  )`

/** Whether the person is the payer of the row `licence` of the statement around it. */
export const isPayer = (userId: string) =>
  sql<boolean>`EXISTS (
    SELECT FROM (${payers}) payer WHERE payer.licence_no = licence.licence_no AND payer.user_id = ${userId}
  )`

/** The licences whose payments a person sees and makes, as administrator or payer. */
export async function selectBilledLicences(db: Db, userId: string, now: Date): Promise<BilledLicence[]> {
  const { rows } = await sql<BilledLicence>`
    SELECT licence_id AS "licenceID", customer.name AS customer, tier, expires_at <= ${now} AS expired
    FROM licence JOIN customer USING (customer_no)
    WHERE deleted_at IS NULL AND (
      administrator_id = ${userId}
      OR licence_no IN (SELECT payer.licence_no FROM (${payers}) payer WHERE payer.user_id = ${userId})
    )
    ORDER BY customer.name, licence_no`.execute(db)
  return rows
}

export async function selectPayer(
  db: Db,
  licenceNo: number,
): Promise<{ email: string; language: Language } | undefined> {
  const { rows } = await sql<{ email: string; language: Language }>`
    SELECT email, language FROM (${payers}) payer WHERE licence_no = ${licenceNo}`.execute(db)
  return rows[0]
}
