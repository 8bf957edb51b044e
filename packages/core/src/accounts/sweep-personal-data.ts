import { retention } from '@vedetta/contracts/retention'
import { recordAct } from '../audit/record-act.queries.ts'
import { deleteCheckoutsBefore } from '../billing/checkouts.queries.ts'
import { forgetBuyersEndedBefore } from '../billing/subscriptions.queries.ts'
import type { Db } from '../db/client.ts'
import { inBatches } from '../in-batches.ts'
import { addMonths } from '../ledger/period.ts'
import {
  deleteExportsBefore,
  deleteInvitesExpiredBy,
  deleteMarkChangesBefore,
  deleteMessagesBefore,
  deleteOldActs,
  deleteRequestsAnsweredBefore,
  deleteSearchesBefore,
  deleteUnverifiedBefore,
  deleteUsageBefore,
} from './retention.queries.ts'

const dayMs = 86_400_000

/** What has served its purpose goes: docs/decisions/0012-personal-data-of-user-accounts.md says when and why. */
export async function sweepPersonalData(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const usageBefore = addMonths(now, -retention.usageMonths)
  const unverifiedBefore = daysAgo(retention.unverifiedDays)
  const searchesBefore = daysAgo(retention.searchDays)
  const exportsBefore = daysAgo(retention.exportDays)
  const checkoutsBefore = daysAgo(retention.checkoutDays)
  const answersBefore = addMonths(now, -retention.answeredRequestMonths)
  const messagesBefore = addMonths(now, -retention.messageMonths)
  await inBatches((atMost) => deleteInvitesExpiredBy(db, now, atMost))
  await inBatches((atMost) => deleteUsageBefore(db, usageBefore, atMost))
  await inBatches((atMost) => deleteSearchesBefore(db, searchesBefore, atMost))
  await inBatches((atMost) => deleteMarkChangesBefore(db, searchesBefore, atMost))
  await inBatches((atMost) => deleteExportsBefore(db, exportsBefore, atMost))
  await inBatches((atMost) => deleteRequestsAnsweredBefore(db, answersBefore, atMost))
  await inBatches((atMost) => deleteMessagesBefore(db, messagesBefore, atMost))
  await inBatches((atMost) => deleteCheckoutsBefore(db, checkoutsBefore, atMost))
  await forgetBuyersEndedBefore(db, daysAgo(retention.buyerDays))
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
