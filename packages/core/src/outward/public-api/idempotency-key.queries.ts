import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** A key of a client, by the API key that sent it. */
export type KeyName = { readonly keyId: string; readonly keyHash: Buffer }

type Claim = KeyName & { readonly requestHash: Buffer; readonly now: Date }

/** Until when an earlier use of the key counts for nothing, and until when an unfinished one was cut off. */
type Bounds = { readonly usedBefore: Date; readonly cutOffBefore: Date }

/** The ID of the write, if it is the caller's to make: it is new, its key's last use has expired, or the same write was cut off. */
export async function claimKey(
  db: Db,
  { keyId, keyHash, requestHash, now }: Claim,
  { usedBefore, cutOffBefore }: Bounds,
): Promise<string | undefined> {
  const { rows } = await sql<{ requestId: string }>`
    INSERT INTO idempotency_key AS known (key_id, key_hash, request_hash, claimed_at)
    VALUES (${keyId}, ${keyHash}, ${requestHash}, ${now})
    ON CONFLICT (key_id, key_hash) DO UPDATE SET
      request_hash = excluded.request_hash,
      request_id = CASE WHEN known.claimed_at <= ${usedBefore} THEN excluded.request_id ELSE known.request_id END,
      claimed_at = excluded.claimed_at,
      result = NULL
    WHERE known.claimed_at <= ${usedBefore}
      OR (known.result IS NULL AND known.claimed_at <= ${cutOffBefore} AND known.request_hash = excluded.request_hash)
    RETURNING request_id AS "requestId"`.execute(db)
  return rows[0]?.requestId
}

export function selectKey(db: Db, { keyId, keyHash }: KeyName) {
  return db
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'result'])
    .where('key_id', '=', keyId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

export async function storeResult(db: Db, requestId: string, { keyId, keyHash }: KeyName, result: object) {
  await db
    .updateTable('idempotency_key')
    .set({ result: JSON.stringify(result) })
    .where('key_id', '=', keyId)
    .where('key_hash', '=', keyHash)
    .where('request_id', '=', requestId)
    .execute()
}

export async function releaseKey(db: Db, requestId: string, { keyId, keyHash }: KeyName): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('key_id', '=', keyId)
    .where('key_hash', '=', keyHash)
    .where('request_id', '=', requestId)
    .where('result', 'is', null)
    .execute()
}
