import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { DB } from '../../platform/db/schema.ts'
import { minAdverts } from './agency-rule.ts'
import { judgeAgencies } from './judge-agencies.ts'
import {
  type CountedOpenings,
  claimOpenings,
  lockFreeCompanies,
  requeueOpenings,
  writeOpenings,
} from './openings.queries.ts'

// A writer that opens a position of one of the companies waits until the batch is done.
const batchSize = 500

/** Updates the counts of companies' positions and their classification as agencies; one process at a time. */
export async function recountOpenings(db: Db, now: Date): Promise<void> {
  while (await inTransaction(db, (tx) => recountBatch(tx, now)));
}

/** Returns whether to continue at once: not where companies are locked by a writer. */
async function recountBatch(tx: Transaction<DB>, now: Date): Promise<boolean> {
  const counted = await claimOpenings(tx, now, batchSize)
  const concerned = counted.filter((each) => isRecounted(each) || isSuspect(each))
  if (concerned.length === 0) return counted.length > 0
  const numbers = concerned.map(({ company_no }) => company_no)
  const free = new Set(await lockFreeCompanies(tx, numbers))
  const waiting = numbers.filter((no) => !free.has(no))
  const own = concerned.filter(({ company_no }) => free.has(company_no))
  const recounted = own.filter(isRecounted)
  if (recounted.length > 0) await writeOpenings(tx, recounted)
  const suspects = own.filter(isSuspect)
  if (suspects.length > 0) await judgeAgencies(tx, suspects.map(suspectOf))
  if (waiting.length > 0) await requeueOpenings(tx, waiting)
  return waiting.length === 0
}

const isRecounted = ({ counts_changed, recount_changed }: CountedOpenings) => counts_changed || recount_changed

/** Whether its adverts may change the classification: not where the register, a code or the name decided it. */
function isSuspect({ open_positions, for_clients, agency_reason }: CountedOpenings): boolean {
  const mayChange = agency_reason === null ? for_clients > 0 : agency_reason === 'adverts'
  return mayChange && open_positions >= minAdverts
}

function suspectOf({ vat, open_positions, for_clients }: CountedOpenings) {
  return { vat: vat ?? '', adverts: { read: open_positions, forClients: for_clients } }
}
