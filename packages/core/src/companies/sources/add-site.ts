import { recogniseBoard } from '@vedetta/crawler/ats/tracking-systems'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hostAndAbove, hostOf } from './host-names.ts'
import { insertSites, type SiteRow, selectOptedOut } from './sources.queries.ts'

export type AddedSite = Pick<SiteRow, 'companyNo' | 'host' | 'knownBy'> & {
  startUrl: string
  /** The quoted words that say whose site it is. */
  quote?: string
  /** Now, where none is given. */
  dueAt?: Date
}

/** Adds a company's site to the watch and returns the number of its source. Idempotent. */
export async function addSite(db: Db, site: AddedSite, now: Date): Promise<number> {
  const [sourceNo] = await addSites(db, [site], now)
  if (sourceNo === undefined) throw new Error('no site was added')
  return sourceNo
}

/** Adds thousands at a time, in one transaction. */
export async function addSites(db: Db, sites: readonly AddedSite[], now: Date): Promise<number[]> {
  const read = sites.map((site) => {
    const url = new URL(site.startUrl)
    return { site, url, hosts: [...hostAndAbove(site.host), ...hostAndAbove(hostOf(site.startUrl))] }
  })
  return inTransaction(db, async (tx) => {
    const optedOut = await selectOptedOut(
      tx,
      read.flatMap(({ hosts }) => hosts),
    )
    return insertSites(
      tx,
      read.map(({ site, url, hosts }) => ({
        companyNo: site.companyNo,
        host: site.host,
        knownBy: site.knownBy,
        quote: site.quote ?? null,
        status: hosts.some((host) => optedOut.has(host)) ? 'opted_out' : 'active',
        kind: recogniseBoard(url) === null ? 'page' : 'board',
        url: url.href,
        dueAt: site.dueAt ?? now,
      })),
    )
  })
}
