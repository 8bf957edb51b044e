import type { Language } from '@vedetta/contracts/labels'
import { plans } from '@vedetta/contracts/plans'
import { routes } from '@vedetta/contracts/routes'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { insertCustomer } from '../licences/grant-licence.queries.ts'
import { issueLicence } from '../licences/issue-licence.ts'
import { selectOperators } from '../licences/operators.queries.ts'
import { queueMail } from '../mail/queue-mail.queries.ts'
import { findPersonByEmail } from '../people/people.queries.ts'
import { type Checkout, takeCheckout } from './checkouts.queries.ts'
import type { SubscriptionState } from './subscription-state.ts'

type Opened = { readonly licenceNo: number; readonly buyerEmail: string; readonly language: Language }

/** What was paid for the first time becomes a licence, whose code goes to the buyer. */
export async function openLicence(
  tx: Transaction<DB>,
  publicUrl: string,
  checkoutId: string,
  { tier, startsAt, expiresAt }: SubscriptionState,
): Promise<Opened> {
  const checkout = await takeCheckout(tx, checkoutId)
  // Somebody has paid: the provider tells it again for days, and its dashboard shows that it is not heard.
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
  await queueMail(tx, 'licenceBought', {
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

/** Who uses it without naming a colleague is looked after by the operator. */
async function administratorOf(tx: Transaction<DB>, { administratorEmail }: Checkout): Promise<string> {
  if (administratorEmail !== null) return administratorEmail
  const [operator] = await selectOperators(tx)
  if (!operator) throw new Error('a licence was bought that the operator administers, and nobody is named operator')
  return operator.email
}

function nextStep(publicUrl: string, { buyerRole }: Checkout, code: string, hasAccount: boolean): string {
  if (buyerRole === 'administer') return new URL(hasAccount ? routes.profile : routes.signUp, publicUrl).href
  const url = new URL(hasAccount ? routes.redeem : routes.signUp, publicUrl)
  url.searchParams.set('code', code)
  return url.href
}
