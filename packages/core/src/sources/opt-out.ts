import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { insertOptOut, removeHost } from './sources.queries.ts'

/** Whoever does not want our visits gets none: neither the host nor anything below it is asked for again. */
export async function optOut(
  db: Db,
  { host, reason }: { host: string; reason: string },
  now: Date,
): Promise<{ host: string; sites: number; sources: number }> {
  // Who says `www.` means the whole house.
  const { hostname } = new URL(`http://${host}`)
  const house = hostname.replace(/^www\./, '')
  return inTransaction(db, async (tx) => {
    await insertOptOut(tx, house, reason, now)
    return { host: house, ...(await removeHost(tx, house)) }
  })
}
