import { routes } from '@vedetta/contracts/calls/routes'
import { accountLink } from '@vedetta/contracts/customers/account-links'
import { plans } from '@vedetta/contracts/facts/plans'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { insertCustomer } from '../licences/grant-licence.queries.ts'
import { issueLicence } from '../licences/issue-licence.ts'
import { selectOperators } from '../licences/operators.queries.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { type Checkout, takeCheckout } from './checkouts.queries.ts'
import { licenceBought } from './licence-bought.mail.ts'
import type { SubscriptionState } from './subscription-state.ts'

type Opened = { readonly licenceNo: number; readonly buyerEmail: string; readonly language: Language }

/** Issues the licence of a checkout after its first payment, and mails the code to the buyer. */
export async function openLicence(
  tx: Transaction<DB>,
  publicUrl: string,
  checkoutId: string,
  { tier, startsAt, expiresAt }: SubscriptionState,
): Promise<Opened> {
  const checkout = await takeCheckout(tx, checkoutId)
  // Throwing makes the provider retry for days and show the failure in its dashboard, so that a payment is not lost.
  if (!checkout) throw new Error(`checkout ${checkoutId} was paid, and nothing is known of it`)
  const { companyName, vat, sdiCode, pec, buyerEmail, language } = checkout
  const { size, monthlyCredits, monthlySearches } = plans[tier]
  const licence = await issueLicence(
    tx,
    publicUrl,
    {
      customerNo: await insertCustomer(tx, { name: companyName, vat, sdiCode, pec }),
      administratorEmail: await administratorOf(tx, checkout),
      trial: false,
      ...{ tier, size, monthlyCredits, monthlySearches, startsAt, expiresAt },
    },
    language,
  )
  const buyer = await findPersonByEmail(tx, buyerEmail)
  await queueMail(tx, licenceBought, {
    to: buyerEmail,
    language: buyer?.language ?? language,
    params: {
      customer: companyName,
      tier,
      role: checkout.buyerRole,
      code: licence.code,
      url: nextStep(publicUrl, checkout, licence.code, buyer !== undefined),
    },
  })
  return { licenceNo: licence.licence_no, buyerEmail, language }
}

/** The operator administers the licence of a buyer who uses it and named no colleague. */
async function administratorOf(tx: Transaction<DB>, { administratorEmail }: Checkout): Promise<string> {
  if (administratorEmail !== null) return administratorEmail
  const [operator] = await selectOperators(tx)
  if (!operator) throw new Error('a licence was bought that the operator administers, and nobody is named operator')
  return operator.email
}

function nextStep(publicUrl: string, checkout: Checkout, code: string, hasAccount: boolean): string {
  const { buyerRole, buyerEmail: email } = checkout
  if (buyerRole === 'administer') return accountLink(publicUrl, hasAccount ? routes.profile : routes.signUp, { email })
  return accountLink(publicUrl, hasAccount ? routes.redeem : routes.signUp, { email, code })
}
