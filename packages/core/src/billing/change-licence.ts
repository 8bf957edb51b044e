import { plans } from '@vedetta/contracts/plans'
import type { Transaction } from 'kysely'
import { recordAct } from '../audit/record-act.queries.ts'
import type { DB } from '../db/schema.ts'
import { type LockedLicence, lockLicence, setTerms } from '../licences/licence.queries.ts'
import type { SubscriptionState } from './subscription-state.ts'

/**
 * The licence follows what is paid for. Fewer seats than people have take nobody's away: an event that is still on its way may
 * say otherwise, and whom to leave out is the administrator's to say. No new one is given until they fit.
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
