import type { createApiKey as createApiKeyCall } from '@vedetta/contracts/api-keys'
import { dayMs } from '@vedetta/contracts/durations'
import { maxLiveApiKeys } from '@vedetta/contracts/plans'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Context } from '../context.ts'
import { hasPublicApi } from '../licences/has-public-api.ts'
import { lockLiveLicence } from '../licences/lock-own-licence.ts'
import { selectSeat } from '../licences/seat.queries.ts'
import type { Viewer } from '../viewer.ts'
import { countLiveApiKeys, insertApiKey } from './api-key.queries.ts'
import { hashApiKey, newApiKeySecret, prefixOf } from './api-key-secret.ts'

type Input = z.output<typeof createApiKeyCall.input>
type NewSecret = z.input<typeof createApiKeyCall.output>

/** Makes a key that acts for a seat. A repeated request gives the same key, while it is unused, another secret. */
export async function createApiKey(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId }: Viewer,
  { licenceID, keyID, seatID, name, scopes, validDays }: Input,
  now: Date,
): Promise<NewSecret> {
  await limits.consume('apiKeyChangesOfLicence', licenceID)
  const secret = newApiKeySecret()
  const expiresAt = new Date(now.getTime() + validDays * dayMs)
  await db.transaction().execute(async (tx) => {
    const licence = await lockLiveLicence(tx, licenceID, now)
    if (!hasPublicApi(licence)) throw new AppError('public_api_not_in_plan')
    const seat = await selectSeat(tx, licence.licence_no, seatID)
    if (!seat || seat.ended_at) throw new AppError('unknown_seat')
    const others = await countLiveApiKeys(tx, { licenceNo: licence.licence_no, except: keyID }, now)
    if (others >= maxLiveApiKeys) throw new AppError('api_keys_full')
    const hashed = { prefix: prefixOf(secret), secretHash: hashApiKey(secret) }
    const key = { keyId: keyID, seatNo: seat.seat_no, name, scopes: [...new Set(scopes)], validDays, expiresAt }
    if (!(await insertApiKey(tx, { ...key, ...hashed, createdBy: userId }, now))) throw new AppError('unknown_api_key')
    await recordAct(tx, 'api_key_created', {
      actorId: userId,
      subject: licenceID,
      details: { keyID, seatID, scopes: key.scopes.join(' '), validDays },
    })
  })
  return { keyID, secret, expiresAt: expiresAt.toISOString() }
}
