import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { addMonths } from '../../customers/ledger/period.ts'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/loops/in-batches.ts'
import {
  deleteGeneralUnseenSince,
  deleteOptedOut,
  deletePeopleUnseenSince,
  deleteProofBefore,
} from './erase-contacts.queries.ts'

/** Longer than the worker is ever down. */
const optedOutMs = 2 * dayMs

/**
 * Deletes contacts twelve months after a page last gave them, a person also where the page has not changed since, and what proves that
 * receivers of erased ones were told.
 */
export async function sweepContacts(db: Db, now: Date): Promise<void> {
  const seenSince = addMonths(now, -retention.contactMonths)
  const optedOutSince = new Date(now.getTime() - optedOutMs)
  await inBatches((limit) => deletePeopleUnseenSince(db, seenSince, limit))
  await inBatches((limit) => deleteGeneralUnseenSince(db, seenSince, limit))
  await inBatches((limit) => deleteOptedOut(db, optedOutSince, limit))
  const toldBefore = addMonths(now, -retention.receiverProofMonths)
  await inBatches((limit) => deleteProofBefore(db, toldBefore, limit))
}
