import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockOwnLicence } from '../licences/lock-own-licence.ts'
import { setRevoked } from './api-key.queries.ts'

/** Revokes a key at once, with both its secrets. Idempotent. */
export async function revokeApiKey(
  db: Db,
  { userId }: Viewer,
  { licenceID, keyID }: { licenceID: string; keyID: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { licence_no: licenceNo } = await lockOwnLicence(tx, licenceID)
    if (await setRevoked(tx, { licenceNo, keyId: keyID }, now))
      await recordAct(tx, 'api_key_revoked', { actorId: userId, subject: licenceID, details: { keyID } })
  })
}
