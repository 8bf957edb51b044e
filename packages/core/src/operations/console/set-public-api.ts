import { hasPublicApi } from '../../customers/licences/has-public-api.ts'
import { setPublicApiGrant } from '../../customers/licences/set-public-api-grant.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
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
