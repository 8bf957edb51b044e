import { plans } from '@vedetta/contracts/facts/plans'
import type { Transaction } from 'kysely'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { type LockedLicence, lockLicence, setTerms } from '../licences/licence.queries.ts'
import type { SubscriptionState } from './subscription-state.ts'

/**
 * Brings the licence to the plan that is paid for. A smaller plan ends no assigned seats, since an event still in transit may enlarge
 * it again, and since the administrator decides which person leaves. Until the seats fit, no new one is assigned.
 */
export async function changeLicence(
  tx: Transaction<DB>,
  licenceNo: number,
  { tier, expiresAt }: SubscriptionState,
): Promise<LockedLicence> {
  const licence = await lockLicence(tx, { licenceNo })
  const isSame = licence.tier === tier && licence.expires_at.getTime() === expiresAt.getTime()
  if (licence.deleted_at || isSame) return licence
  const { size, monthlyCredits, monthlySearches } = plans[tier]
  await setTerms(tx, licenceNo, { tier, size, monthlyCredits, monthlySearches, expiresAt })
  await recordAct(tx, 'licence_changed', {
    actorId: null,
    subject: licence.licence_id,
    details: { tier, expiresAt: expiresAt.toISOString() },
  })
  return licence
}
