import { randomUUID } from 'node:crypto'
import { type Scope, scopes } from '@vedetta/contracts/public-api/scopes'
import { dayMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { Licence } from '../../../platform/db/schema.ts'
import type { SeatedViewer } from '../../../platform/viewer.ts'
import { makeRecruiter } from '../../../testing/people.ts'
import { insertApiKey } from '../api-key.queries.ts'
import { hashApiKey, newApiKeySecret, prefixOf } from '../api-key-secret.ts'

type MadeApiKey = { keyId: string; secret: string; authorization: string }

/** A key for a recruiter's seat, with all scopes unless some are given. */
export async function makeApiKey(
  db: Db,
  { userId, seat: { seatNo } }: { userId: string; seat: { seatNo: number } },
  now: Date,
  given: { scopes?: readonly Scope[]; validDays?: number } = {},
): Promise<MadeApiKey> {
  const secret = newApiKeySecret()
  const { scopes: chosen = keysOf(scopes), validDays = 90 } = given
  const keyId = randomUUID()
  const key = {
    keyId,
    seatNo,
    name: 'ATS',
    prefix: prefixOf(secret),
    secretHash: hashApiKey(secret),
    scopes: chosen,
    validDays,
    createdBy: userId,
    expiresAt: new Date(now.getTime() + validDays * dayMs),
  }
  await insertApiKey(db, key, now)
  return { keyId, secret, authorization: `Bearer ${secret}` }
}

/** A person with a seat in an enterprise licence of their own. */
export function makeEnterpriseRecruiter(
  db: Db,
  now: Date,
  licence: Partial<Insertable<Licence>> = {},
): Promise<SeatedViewer> {
  return makeRecruiter(db, now, { tier: 'enterprise', size: null, ...licence })
}
