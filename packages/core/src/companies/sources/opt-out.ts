import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { insertOptOut, removeHost } from './sources.queries.ts'

/** Ends our visits to a host and to all its subdomains, and the use of what they brought: the watch deletes it. */
export async function optOut(
  db: Db,
  { host, reason }: { host: string; reason: string },
  now: Date,
): Promise<{ host: string; sites: number; sources: number }> {
  // An opt-out for `www.` means the whole domain.
  const { hostname } = new URL(`http://${host}`)
  const domain = hostname.replace(/^www\./, '')
  return inTransaction(db, async (tx) => {
    await insertOptOut(tx, domain, reason, now)
    return { host: domain, ...(await removeHost(tx, domain)) }
  })
}
