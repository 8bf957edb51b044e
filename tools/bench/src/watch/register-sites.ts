import { addSites } from '@vedetta/core/companies/sources/add-site'
import type { Site } from '@vedetta/simweb/model'
import { startUrlOf } from '@vedetta/simweb/world'
import type { Scratch } from '../harness/scratch.ts'
import { companyNoOf, insertCompanies } from './sites.queries.ts'

const batch = 1_000

/** Inserts simulated companies and their sites, all due immediately. */
export async function registerSites(
  { db, pool }: Pick<Scratch, 'db' | 'pool'>,
  sites: readonly Site[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < sites.length; from += batch) {
    const part = sites.slice(from, from + batch)
    await insertCompanies(pool, part)
    await addSites(
      db,
      part.map((site) => ({
        companyNo: companyNoOf(site.number),
        host: site.host,
        startUrl: startUrlOf(site),
        knownBy: 'import',
      })),
      now,
    )
  }
}
