import type { Db } from '../../platform/db/client.ts'
import { replaceAddressLoads } from './addresses.queries.ts'

/** Runs hourly; the caps of concurrent visits are derived from it. */
export async function countAddresses(db: Db): Promise<void> {
  await replaceAddressLoads(db)
}
