import { type rotateApiKey as rotateApiKeyCall, rotationHours } from '@vedetta/contracts/customers/api-keys'
import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockLiveLicence } from '../licences/lock-own-licence.ts'
import { lockLiveApiKey, replaceSecret } from './api-key.queries.ts'
import { hashApiKey, newApiKeySecret, prefixOf } from './api-key-secret.ts'

type NewSecret = z.input<typeof rotateApiKeyCall.output>

/**
 * Gives a key a new secret, and its whole validity again. The previous secret goes on for a day; a further rotation in that
 * time replaces only the newest one, so that a repeated request does not stop the program that uses the previous one.
 */
export async function rotateApiKey(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId }: Viewer,
  { licenceID, keyID }: { licenceID: string; keyID: string },
  now: Date,
): Promise<NewSecret> {
  await limits.consume('apiKeyChangesOfLicence', licenceID)
  const secret = newApiKeySecret()
  return db.transaction().execute(async (tx) => {
    const { licence_no: licenceNo } = await lockLiveLicence(tx, licenceID, now)
    const key = await lockLiveApiKey(tx, { licenceNo, keyId: keyID }, now)
    if (!key) throw new AppError('unknown_api_key')
    const isRotating = key.previous_until !== null && key.previous_until > now
    const expiresAt = new Date(now.getTime() + key.valid_days * dayMs)
    const previous = isRotating
      ? { previousHash: key.previous_hash, previousUntil: key.previous_until }
      : { previousHash: key.secret_hash, previousUntil: new Date(now.getTime() + rotationHours * hourMs) }
    await replaceSecret(tx, keyID, { prefix: prefixOf(secret), secretHash: hashApiKey(secret), expiresAt, ...previous })
    await recordAct(tx, 'api_key_rotated', { actorId: userId, subject: licenceID, details: { keyID } })
    return { keyID, secret, expiresAt: expiresAt.toISOString() }
  })
}
