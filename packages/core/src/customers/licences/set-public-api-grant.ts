import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { selectCustomerOf, setGrantsPublicApi } from './public-api-grant.queries.ts'

/** The operator's grant of the public API to a licence whose plan lacks it, or its withdrawal. Idempotent. */
export async function setPublicApiGrant(
  db: Db,
  { licenceID, granted }: { licenceID: string; granted: boolean },
  /** Null from the command line. */
  actorId: string | null = null,
): Promise<{ customer: string }> {
  return inTransaction(db, async (tx) => {
    const customer = await selectCustomerOf(tx, licenceID)
    if (customer === undefined) throw new AppError('not_found')
    if (await setGrantsPublicApi(tx, licenceID, granted))
      await recordAct(tx, granted ? 'public_api_granted' : 'public_api_withdrawn', {
        actorId,
        subject: licenceID,
      })
    return { customer }
  })
}
