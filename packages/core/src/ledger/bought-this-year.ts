import type { CreditPurchase } from '@vedetta/contracts/plans'
import type { Db } from '../db/client.ts'
import { selectTerms } from './ledger.queries.ts'
import { yearAt } from './period.ts'
import { selectBought } from './purchase.queries.ts'

/** Which of the subjects the licence has paid for, and not been paid back, in the year it is in. */
export async function boughtThisYear(
  db: Db,
  { licenceNo, kind }: { licenceNo: number; kind: CreditPurchase },
  subjects: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { starts_at } = await selectTerms(db, licenceNo)
  return selectBought(db, { licenceNo, kind, year: yearAt(starts_at, now) }, subjects)
}
