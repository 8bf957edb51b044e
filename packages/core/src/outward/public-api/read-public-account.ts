import type { getPublicAccount } from '@vedetta/contracts/public-api/account'
import { apiPace } from '@vedetta/contracts/public-api/operation'
import type { z } from 'zod'
import type { ApiCaller } from '../../customers/api-keys/api-caller.ts'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectNewestEvent } from './changes.queries.ts'

export async function readPublicAccount(
  db: Db,
  { keyId, scopes, viewer: { seat } }: ApiCaller,
  now: Date,
): Promise<z.input<typeof getPublicAccount.output>> {
  const { licenceId, licenceNo, tier, expiresAt } = seat
  return {
    keyID: keyId,
    licenceID: licenceId,
    tier,
    expiresAt: expiresAt.toISOString(),
    scopes: [...scopes],
    balance: await balanceOf(db, licenceNo, now),
    limit: { calls: apiPace.times, seconds: apiPace.seconds },
    newestEvent: await selectNewestEvent(db),
  }
}
