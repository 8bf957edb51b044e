import { minuteMs } from '@vedetta/contracts/text/durations'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { actorOf } from '../licences/seat-holder.queries.ts'
import type { ApiCaller } from './api-caller.ts'
import { selectCaller, touchApiKey } from './api-key.queries.ts'
import { hashApiKey, isApiKeySecret } from './api-key-secret.ts'

/** Reads the API key of an `Authorization` header. Its last use is recorded, with at most one write a minute. */
export async function readApiCaller(db: Db, authorization: string | undefined, now: Date): Promise<ApiCaller> {
  const secret = apiKeyOf(authorization)
  if (secret === undefined) throw new AppError('api_key_required')
  const found = isApiKeySecret(secret) ? await selectCaller(db, hashApiKey(secret), now) : undefined
  if (!found) throw new AppError('api_key_invalid')
  const { keyId, scopes, lastUsedAt, holder } = found
  if (!holder.publicApi) throw new AppError('public_api_not_in_plan')
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= minuteMs) await touchApiKey(db, keyId, now)
  return { keyId, scopes, viewer: { ...actorOf(holder), keyId } }
}

export const apiKeyOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
