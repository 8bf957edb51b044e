import type { createApiKey as createApiKeyCall } from '@vedetta/contracts/customers/api-keys'
import { maxLiveApiKeys } from '@vedetta/contracts/facts/plans'
import type { Scope } from '@vedetta/contracts/public-api/scopes'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { hasActed } from '../../platform/audit/has-acted.queries.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { hasPublicApi } from '../licences/has-public-api.ts'
import { lockLiveLicence } from '../licences/lock-own-licence.ts'
import { selectSeat, selectSeatAddressee } from '../licences/seat.queries.ts'
import { countLiveApiKeys, insertApiKey } from './api-key.queries.ts'
import { apiKeyMade } from './api-key-made.mail.ts'
import { hashApiKey, newApiKeySecret, prefixOf } from './api-key-secret.ts'

type Input = z.output<typeof createApiKeyCall.input>
type NewSecret = z.input<typeof createApiKeyCall.output>

/** Makes a key that acts for a seat. A repeated request gives the same key, while it is unused, another secret. */
export async function createApiKey(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, email }: Viewer,
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
    const isRepeated = await hasActed(tx, 'api_key_created', { subject: licenceID, details: { keyID } }, new Date(0))
    await recordAct(tx, 'api_key_created', {
      actorId: userId,
      subject: licenceID,
      details: { keyID, seatID, scopes: key.scopes.join(' '), validDays },
    })
    if (!isRepeated) await mailHolder(tx, key, { userId, email })
  })
  return { keyID, secret, expiresAt: expiresAt.toISOString() }
}

type Made = {
  readonly seatNo: number
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date
}

/** The key acts in the holder's name, whoever made it: also a stolen session of theirs. */
async function mailHolder(db: Db, key: Made, maker: Pick<Viewer, 'userId' | 'email'>): Promise<void> {
  const { userId, email: to, language, firstName, customer } = await selectSeatAddressee(db, key.seatNo)
  const madeBy = maker.userId === userId ? null : maker.email
  const made = { name: key.name, scopes: [...key.scopes], expiresAt: key.expiresAt.toISOString() }
  await queueMail(db, apiKeyMade, { to, language, params: { firstName, customer, madeBy, ...made } })
}
