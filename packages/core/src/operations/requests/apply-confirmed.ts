import type { Transaction } from 'kysely'
import { Refused } from '../../companies/register/file/refusals.ts'
import { readWebSite, type WebSite } from '../../companies/register/file/web-site.ts'
import { addSite } from '../../companies/sources/add-site.ts'
import { optOut } from '../../companies/sources/opt-out.ts'
import { yearAt } from '../../customers/ledger/period.ts'
import { refundPurchase } from '../../customers/ledger/refund-purchase.ts'
import type { DB } from '../../platform/db/schema.ts'
import {
  type OpenRequest,
  selectBuyersOfContact,
  selectOnlyCompanyNamed,
  suppressContact,
} from './answer-request.queries.ts'

const maxQuoteLength = 300

export type AppliedChange = {
  /** Credits refunded to all licences. */
  readonly paidBack: number
  /** Of those, the credits of the reporter's licence. */
  readonly toReporter: number
  /** The host that is newly watched. */
  readonly site: string | null
}

export const nothingApplied: AppliedChange = { paidBack: 0, toReporter: 0, site: null }

/** Applies the consequences of a confirmed request. `licenceNo` is the licence of the reporter's seat, if they still have one. */
export async function applyConfirmed(
  tx: Transaction<DB>,
  { kind, positionId, contactId, companyName, url }: OpenRequest,
  licenceNo: number | null,
  now: Date,
): Promise<AppliedChange> {
  if (kind === 'position' && positionId && licenceNo !== null) {
    const { paidBack } = await refundPurchase(tx, { licenceNo, kind, subject: positionId }, now)
    return { ...nothingApplied, paidBack, toReporter: paidBack }
  }
  if (kind === 'contact' && contactId) return takeBackContact(tx, contactId, licenceNo, now)
  if (kind === 'missing_site' && companyName && url)
    return { ...nothingApplied, site: await watchSite(tx, { companyName, url }, now) }
  if (kind === 'site_opt_out' && url)
    await optOut(tx, { host: new URL(url).hostname, reason: 'Asked for by the form, confirmed by an operator' }, now)
  return nothingApplied
}

/** Suppresses the contact and refunds every licence that bought it this year. */
async function takeBackContact(
  tx: Transaction<DB>,
  contactId: string,
  reporterNo: number | null,
  now: Date,
): Promise<AppliedChange> {
  await suppressContact(tx, contactId)
  let [paidBack, toReporter] = [0, 0]
  for (const { licenceNo, startsAt, year } of await selectBuyersOfContact(tx, contactId)) {
    if (year !== yearAt(startsAt, now)) continue
    const refunded = await refundPurchase(tx, { licenceNo, kind: 'contact', subject: contactId }, now)
    paidBack += refunded.paidBack
    if (licenceNo === reporterNo) toReporter += refunded.paidBack
  }
  return { ...nothingApplied, paidBack, toReporter }
}

/** Adds nothing if several companies have the name, or if the address is not a company's own. */
async function watchSite(
  tx: Transaction<DB>,
  { companyName, url }: { companyName: string; url: string },
  now: Date,
): Promise<string | null> {
  const site = ownSite(url)
  const companyNo = site && (await selectOnlyCompanyNamed(tx, companyName))
  if (!site || !companyNo) return null
  const { host, startUrl } = site
  const quote = `A user’s request, confirmed by an operator: ${url}`.slice(0, maxQuoteLength)
  await addSite(tx, { companyNo, host, startUrl, knownBy: 'import', quote }, now)
  return host
}

function ownSite(url: string): WebSite | null {
  try {
    return readWebSite(url)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
