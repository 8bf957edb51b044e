import type { Db } from '../../db/client.ts'
import { replaceAddressLoads } from './addresses.queries.ts'

/** Hourly: from it follows how many visits at once an address bears. */
export async function countAddresses(db: Db): Promise<void> {
  await replaceAddressLoads(db)
}
