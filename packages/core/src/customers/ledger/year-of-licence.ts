import type { Db } from '../../platform/db/client.ts'
import { selectTerms } from './ledger.queries.ts'
import { yearAt } from './period.ts'

/** The licence's current year, within which a purchase is charged once. */
export async function yearOfLicence(db: Db, licenceNo: number, now: Date): Promise<number> {
  const { starts_at } = await selectTerms(db, licenceNo)
  return yearAt(starts_at, now)
}
