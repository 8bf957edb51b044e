import type { CreditPurchase } from '@vedetta/contracts/plans'
import type { Db } from '../db/client.ts'
import { selectBought } from './purchase.queries.ts'
import { yearOfLicence } from './year-of-licence.ts'

/** Which of the subjects the licence has paid for, and not been paid back, in the year it is in. */
export async function boughtThisYear(
  db: Db,
  { licenceNo, kind }: { licenceNo: number; kind: CreditPurchase },
  subjects: readonly string[],
  now: Date,
): Promise<Set<string>> {
  return selectBought(db, { licenceNo, kind, year: await yearOfLicence(db, licenceNo, now) }, subjects)
}
