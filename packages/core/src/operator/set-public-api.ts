import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { hasPublicApi } from '../licences/has-public-api.ts'
import { setPublicApiGrant } from '../licences/set-public-api-grant.ts'
import type { Viewer } from '../viewer.ts'
import { selectLicence } from './licences.queries.ts'

export async function setPublicApi(
  db: Db,
  { userId }: Viewer,
  { licenceID, granted }: { licenceID: string; granted: boolean },
): Promise<{ publicApi: boolean }> {
  return inTransaction(db, async (tx) => {
    const licence = await selectLicence(tx, licenceID)
    if (!licence) throw new AppError('gone_from_console')
    await setPublicApiGrant(tx, { licenceID, granted }, userId)
    return { publicApi: hasPublicApi({ tier: licence.tier, grants_public_api: granted }) }
  })
}
