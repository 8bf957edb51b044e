import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import { addMonths } from '../ledger/period.ts'
import {
  deleteInvitesExpiredBy,
  deleteOldActs,
  deleteUnverifiedBefore,
  deleteUsageBefore,
} from './retention.queries.ts'

const usageKeptMonths = 13
const unverifiedKeptMs = 30 * 86_400_000
const batch = 1_000

/** What has served its purpose goes: docs/decisions/personal-data-of-accounts.md says when and why. */
export async function sweepPersonalData(db: Db, now: Date): Promise<void> {
  await inBatches(() => deleteInvitesExpiredBy(db, now, batch))
  await inBatches(() => deleteUsageBefore(db, addMonths(now, -usageKeptMonths), batch))
  await inBatches(() => deleteUnverified(db, new Date(now.getTime() - unverifiedKeptMs)))
  await inBatches(() => deleteOldActs(db, batch))
}

function deleteUnverified(db: Db, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const deleted = await deleteUnverifiedBefore(tx, before, batch)
    for (const userId of deleted)
      await recordAct(tx, 'account_deleted', { actorId: null, subject: userId, details: { unverified: true } })
    return deleted.length
  })
}

async function inBatches(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === batch);
}
