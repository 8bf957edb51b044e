import { routes } from '@vedetta/contracts/calls/routes'
import { accountLink } from '@vedetta/contracts/customers/account-links'
import type { Tier } from '@vedetta/contracts/facts/plans'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Transaction } from 'kysely'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { openAccounts } from '../ledger/ledger.queries.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { administratorNamed } from './administrator-named.mail.ts'
import { newCode } from './code.ts'
import { insertLicence } from './grant-licence.queries.ts'
import { type LockedLicence, lockLicence } from './licence.queries.ts'

export type LicenceTerms = {
  readonly customerNo: number
  readonly tier: Tier
  /** Number of seats; null for unlimited. */
  readonly size: number | null
  readonly administratorEmail: string
  readonly trial: boolean
  readonly monthlyCredits: number
  readonly monthlySearches: number
  readonly startsAt: Date
  readonly expiresAt: Date
}

/** Creates a customer's licence and mails its administrator, in their own language or else the given one. */
export async function issueLicence(
  tx: Transaction<DB>,
  publicUrl: string,
  terms: LicenceTerms,
  language: Language,
): Promise<LockedLicence> {
  const { administratorEmail, tier, size, trial } = terms
  const administrator = await findPersonByEmail(tx, administratorEmail)
  const licenceNo = await insertLicence(tx, {
    ...terms,
    code: newCode(),
    administratorId: administrator?.emailVerified ? administrator.userId : null,
  })
  await openAccounts(tx, licenceNo)
  const licence = await lockLicence(tx, { licenceNo })
  await queueMail(tx, administratorNamed, {
    to: administratorEmail,
    language: administrator?.language ?? language,
    params: {
      customer: licence.customer,
      tier,
      url: accountLink(publicUrl, administrator ? routes.profile : routes.signUp, { email: administratorEmail }),
    },
  })
  await recordAct(tx, 'licence_granted', {
    actorId: null,
    subject: licence.licence_id,
    details: { tier, size, trial, expiresAt: terms.expiresAt.toISOString() },
  })
  return licence
}
