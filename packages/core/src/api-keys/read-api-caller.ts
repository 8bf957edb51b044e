import { minuteMs } from '@vedetta/contracts/durations'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import type { ApiCaller } from './api-caller.ts'
import { selectCaller, touchApiKey } from './api-key.queries.ts'
import { hashApiKey, isApiKeySecret } from './api-key-secret.ts'

/** Reads the API key of an `Authorization` header. Its last use is recorded, with at most one write a minute. */
export async function readApiCaller(db: Db, authorization: string | undefined, now: Date): Promise<ApiCaller> {
  const [, secret] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  if (secret === undefined) throw new AppError('api_key_required')
  const found = isApiKeySecret(secret) ? await selectCaller(db, hashApiKey(secret), now) : undefined
  if (!found) throw new AppError('api_key_invalid')
  if (!found.publicApi) throw new AppError('public_api_not_in_plan')
  const { keyId, scopes, lastUsedAt, userId, email, firstName, language, emailVerified, hasSecondStep, ...seat } = found
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= minuteMs) await touchApiKey(db, keyId, now)
  // A key never has the rights of an operator, whoever holds its seat.
  const viewer = { userId, email, firstName, language, emailVerified, hasSecondStep, isOperator: false, seat }
  return { keyId, scopes, viewer }
}
