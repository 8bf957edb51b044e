import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/loops/in-batches.ts'
import { deleteCheckoutsBefore } from '../billing/checkouts.queries.ts'
import { eraseBuyersEndedBefore } from '../billing/subscriptions.queries.ts'
import { addMonths } from '../ledger/period.ts'
import {
  deleteAlertsBefore,
  deleteApiKeysEndedBefore,
  deleteExportsBefore,
  deleteIdempotencyKeysBefore,
  deleteInvitesExpiredBy,
  deleteMarkChangesBefore,
  deleteMatchesBefore,
  deleteMessagesBefore,
  deleteOldActs,
  deleteRequestsAnsweredBefore,
  deleteSearchesBefore,
  deleteUnverifiedBefore,
  deleteUsageBefore,
  deleteWebhookMessagesBefore,
} from './retention.queries.ts'

/** Deletes personal data at the end of its retention: docs/decisions/0012-personal-data-of-user-accounts.md has the periods and reasons. */
export async function sweepPersonalData(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const usageBefore = addMonths(now, -retention.usageMonths)
  const unverifiedBefore = daysAgo(retention.unverifiedDays)
  const searchesBefore = daysAgo(retention.searchDays)
  const matchesBefore = daysAgo(retention.matchDays)
  const alertsBefore = daysAgo(retention.alertDays)
  const messagesOfWebhooksBefore = daysAgo(retention.webhookMessageDays)
  const exportsBefore = daysAgo(retention.exportDays)
  const apiKeysBefore = daysAgo(retention.apiKeyDays)
  const idempotencyKeysBefore = daysAgo(retention.idempotencyKeyDays)
  const checkoutsBefore = daysAgo(retention.checkoutDays)
  const answersBefore = addMonths(now, -retention.answeredRequestMonths)
  const messagesBefore = addMonths(now, -retention.messageMonths)
  await inBatches((limit) => deleteInvitesExpiredBy(db, now, limit))
  await inBatches((limit) => deleteUsageBefore(db, usageBefore, limit))
  await inBatches((limit) => deleteSearchesBefore(db, searchesBefore, limit))
  await inBatches((limit) => deleteMarkChangesBefore(db, searchesBefore, limit))
  await inBatches((limit) => deleteMatchesBefore(db, matchesBefore, limit))
  await inBatches((limit) => deleteAlertsBefore(db, alertsBefore, limit))
  await inBatches((limit) => deleteWebhookMessagesBefore(db, messagesOfWebhooksBefore, limit))
  await inBatches((limit) => deleteExportsBefore(db, exportsBefore, limit))
  await inBatches((limit) => deleteRequestsAnsweredBefore(db, answersBefore, limit))
  await inBatches((limit) => deleteMessagesBefore(db, messagesBefore, limit))
  await inBatches((limit) => deleteApiKeysEndedBefore(db, apiKeysBefore, limit))
  await inBatches((limit) => deleteIdempotencyKeysBefore(db, idempotencyKeysBefore, limit))
  await inBatches((limit) => deleteCheckoutsBefore(db, checkoutsBefore, limit))
  await eraseBuyersEndedBefore(db, daysAgo(retention.buyerDays))
  await inBatches((limit) => deleteUnverified(db, unverifiedBefore, limit))
  await inBatches((limit) => deleteOldActs(db, limit))
}

function deleteUnverified(db: Db, before: Date, limit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const deleted = await deleteUnverifiedBefore(tx, before, limit)
    for (const userId of deleted)
      await recordAct(tx, 'account_deleted', { actorId: null, subject: userId, details: { unverified: true } })
    return deleted.length
  })
}
