import type { Db } from '@vedetta/core/platform/db/client'
import { inTransaction } from '@vedetta/core/platform/db/in-transaction'
import {
  deleteAbandonedSources,
  deleteCompanies,
  deleteCounts,
  lockSyntheticCompanies,
  selectSourcesOf,
} from './remove-synthetic.queries.ts'

const batchSize = 200

type Removed = { companies: number; positions: number }

/**
 * Takes the made-up Italy out of a database, a batch of companies at a time; real companies stay, and so do people, licences and
 * what these paid for. May be stopped and repeated. What the index has to drop is left in the outbox.
 */
export async function removeSynthetic(
  db: Db,
  onProgress: (companies: number) => void = () => {},
  companiesAtOnce = batchSize,
): Promise<Removed> {
  const removed = { companies: 0, positions: 0 }
  for (;;) {
    const batch = await inTransaction(db, (tx) => removeBatch(tx, companiesAtOnce))
    removed.companies += batch.companies
    removed.positions += batch.positions
    if (batch.companies === 0) return removed
    onProgress(batch.companies)
  }
}

async function removeBatch(db: Db, limit: number): Promise<Removed> {
  const companyNos = await lockSyntheticCompanies(db, limit)
  if (companyNos.length === 0) return { companies: 0, positions: 0 }
  const sourceNos = await selectSourcesOf(db, companyNos)
  const positions = await deleteCompanies(db, companyNos)
  await deleteAbandonedSources(db, sourceNos)
  await deleteCounts(db)
  return { companies: companyNos.length, positions }
}
