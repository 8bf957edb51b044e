import type { Tier } from '@vedetta/contracts/facts/plans'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addMonths } from '../ledger/period.ts'
import { findOrInsertCustomer } from './grant-licence.queries.ts'
import { issueLicence } from './issue-licence.ts'
import { sendInvite } from './send-invite.ts'

export type GrantedLicence = { licenceID: string; code: string; expiresAt: Date }

type NewLicence = {
  readonly customer: string
  readonly tier: Tier
  /** Number of seats; null for unlimited. */
  readonly size: number | null
  readonly administratorEmail: string
  readonly months: number
  readonly trial: boolean
  readonly monthlyCredits: number
  readonly monthlySearches: number
  /** The address of the first user, if known, who is invited. */
  readonly seatEmail: string | null
}

/** For the operator: grants a customer a licence for some months. */
export async function grantLicence(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { customer, seatEmail, months, ...terms }: NewLicence,
  now: Date,
): Promise<GrantedLicence> {
  if (seatEmail === terms.administratorEmail) throw new AppError('own_licence')
  return inTransaction(db, async (tx) => {
    const customerNo = await findOrInsertCustomer(tx, customer)
    const span = { startsAt: now, expiresAt: addMonths(now, months) }
    const licence = await issueLicence(tx, publicUrl, { ...terms, ...span, customerNo }, 'it')
    if (seatEmail)
      await sendInvite(
        tx,
        publicUrl,
        licence,
        { kind: 'user', email: seatEmail, invitedBy: { userId: null, language: 'it' } },
        now,
      )
    return { licenceID: licence.licence_id, code: licence.code, expiresAt: licence.expires_at }
  })
}
