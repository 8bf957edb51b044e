import { exportLastsDays } from '@vedetta/contracts/position-export'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import { inBatches } from '../in-batches.ts'
import { addMonths } from '../ledger/period.ts'
import {
  deleteExportsBefore,
  deleteInvitesExpiredBy,
  deleteMarkChangesBefore,
  deleteOldActs,
  deleteSearchesBefore,
  deleteUnverifiedBefore,
  deleteUsageBefore,
} from './retention.queries.ts'

const dayMs = 86_400_000
const usageKeptMonths = 13
const unverifiedKeptMs = 30 * dayMs
/** A search is paged through for a day, and takes back the changes made since. */
const searchesKeptMs = 2 * dayMs
const exportsKeptMs = exportLastsDays * dayMs

/** What has served its purpose goes: docs/decisions/personal-data-of-accounts.md says when and why. */
export async function sweepPersonalData(db: Db, now: Date): Promise<void> {
  const usageBefore = addMonths(now, -usageKeptMonths)
  const unverifiedBefore = new Date(now.getTime() - unverifiedKeptMs)
  const searchesBefore = new Date(now.getTime() - searchesKeptMs)
  const exportsBefore = new Date(now.getTime() - exportsKeptMs)
  await inBatches((atMost) => deleteInvitesExpiredBy(db, now, atMost))
  await inBatches((atMost) => deleteUsageBefore(db, usageBefore, atMost))
  await inBatches((atMost) => deleteSearchesBefore(db, searchesBefore, atMost))
  await inBatches((atMost) => deleteMarkChangesBefore(db, searchesBefore, atMost))
  await inBatches((atMost) => deleteExportsBefore(db, exportsBefore, atMost))
  await inBatches((atMost) => deleteUnverified(db, unverifiedBefore, atMost))
  await inBatches((atMost) => deleteOldActs(db, atMost))
}

function deleteUnverified(db: Db, before: Date, atMost: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const deleted = await deleteUnverifiedBefore(tx, before, atMost)
    for (const userId of deleted)
      await recordAct(tx, 'account_deleted', { actorId: null, subject: userId, details: { unverified: true } })
    return deleted.length
  })
}
