import type { Tier } from '@vedetta/contracts/plans'
import { routes } from '@vedetta/contracts/routes'
import { AppError } from '../app-error.ts'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { findPersonByEmail } from '../identity/people.queries.ts'
import { openAccounts } from '../ledger/ledger.queries.ts'
import { addMonths } from '../ledger/period.ts'
import { queueMail } from '../mail/queue-mail.queries.ts'
import { newCode } from './code.ts'
import { findOrInsertCustomer, insertLicence } from './grant-licence.queries.ts'
import { lockLicence } from './licence.queries.ts'
import { sendInvite } from './send-invite.ts'

export type GrantedLicence = { licenceID: string; code: string; expiresAt: Date }

type NewLicence = {
  readonly customer: string
  readonly tier: Tier
  /** Seats; null is unlimited. */
  readonly size: number | null
  readonly administratorEmail: string
  readonly months: number
  readonly trial: boolean
  readonly monthlyCredits: number
  readonly monthlySearches: number
  /** Who uses it from the start, if known: they are invited. */
  readonly seatEmail: string | null
}

/** The operator's: a customer gets a licence, its administrator a mail. */
export async function grantLicence(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { customer, administratorEmail, seatEmail, ...terms }: NewLicence,
  now: Date,
): Promise<GrantedLicence> {
  if (seatEmail === administratorEmail) throw new AppError('own_licence')
  return inTransaction(db, async (tx) => {
    const administrator = await findPersonByEmail(tx, administratorEmail)
    const licenceNo = await insertLicence(tx, {
      ...terms,
      customerNo: await findOrInsertCustomer(tx, customer),
      code: newCode(),
      administratorEmail,
      administratorId: administrator?.emailVerified ? administrator.userId : null,
      startsAt: now,
      expiresAt: addMonths(now, terms.months),
    })
    await openAccounts(tx, licenceNo)
    const licence = await lockLicence(tx, { licenceNo })
    await queueMail(tx, 'administratorNamed', {
      to: administratorEmail,
      language: administrator?.language ?? 'it',
      params: {
        customer,
        tier: terms.tier,
        url: new URL(administrator ? routes.profile : routes.signUp, publicUrl).href,
      },
    })
    await recordAct(tx, 'licence_granted', {
      actorId: null,
      subject: licence.licence_id,
      details: { tier: terms.tier, size: terms.size, months: terms.months, trial: terms.trial },
    })
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
