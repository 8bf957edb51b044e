import type { CreditPurchase } from '@vedetta/contracts/facts/plans'
import type { Db } from '../../platform/db/client.ts'
import { selectBought } from './purchase.queries.ts'
import { yearOfLicence } from './year-of-licence.ts'

/** The subjects that the licence has bought in its current year, without the refunded ones. */
export async function boughtThisYear(
  db: Db,
  { licenceNo, kind }: { licenceNo: number; kind: CreditPurchase },
  subjects: readonly string[],
  now: Date,
): Promise<Set<string>> {
  return selectBought(db, { licenceNo, kind, year: await yearOfLicence(db, licenceNo, now) }, subjects)
}
