import type { Db } from '../db/client.ts'
import { selectTerms } from './ledger.queries.ts'
import { yearAt } from './period.ts'

/** The year a licence is in, in which nothing is paid for twice. */
export async function yearOfLicence(db: Db, licenceNo: number, now: Date): Promise<number> {
  const { starts_at } = await selectTerms(db, licenceNo)
  return yearAt(starts_at, now)
}
