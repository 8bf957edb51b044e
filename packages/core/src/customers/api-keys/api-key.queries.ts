import type { Scope } from '@vedetta/contracts/public-api/scopes'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import type { DB } from '../../platform/db/schema.ts'
import { type HolderRow, holderColumns, joinHolder } from '../licences/seat-holder.queries.ts'

type CallerRow = { keyId: string; scopes: Scope[]; lastUsedAt: Date | null; holder: HolderRow }

/** The key of a secret with its person and seat, if all three are live. Every request of the public API runs it. */
export async function selectCaller(db: Db, secretHash: Buffer, now: Date): Promise<CallerRow | undefined> {
  const { rows } = await sql<Omit<CallerRow, 'holder'> & HolderRow>`${plannedOnce('api caller')}
    SELECT k.key_id AS "keyId", k.scopes, k.last_used_at AS "lastUsedAt", ${holderColumns}
    FROM api_key k ${joinHolder(sql`k.seat_no`, now)}
    WHERE (k.secret_hash = ${secretHash} OR (k.previous_hash = ${secretHash} AND k.previous_until > ${now}))
      AND k.revoked_at IS NULL AND k.expires_at > ${now}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { keyId, scopes, lastUsedAt, ...holder } = row
  return { keyId, scopes, lastUsedAt, holder }
}

export async function touchApiKey(db: Db, keyId: string, now: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: now }).where('key_id', '=', keyId).execute()
}

type NewApiKey = {
  readonly keyId: string
  readonly seatNo: number
  readonly name: string
  readonly prefix: string
  readonly secretHash: Buffer
  readonly scopes: readonly Scope[]
  readonly validDays: number
  readonly createdBy: string
  readonly expiresAt: Date
}

/** Returns false if a key of this identifier is another one, was used or is revoked; else it has the secret now. */
export async function insertApiKey(db: Db, key: NewApiKey, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('api_key')
    .values({
      key_id: key.keyId,
      seat_no: key.seatNo,
      name: key.name,
      prefix: key.prefix,
      secret_hash: key.secretHash,
      scopes: [...key.scopes],
      valid_days: key.validDays,
      created_by: key.createdBy,
      created_at: now,
      expires_at: key.expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('key_id')
        .doUpdateSet({ prefix: key.prefix, secret_hash: key.secretHash })
        .where('api_key.seat_no', '=', key.seatNo)
        .where('api_key.created_by', '=', key.createdBy)
        .where('api_key.last_used_at', 'is', null)
        .where('api_key.previous_hash', 'is', null)
        .where('api_key.revoked_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The live keys of a licence: neither revoked nor expired, of a seat that has not ended. */
const liveKeys = (db: Db, licenceNo: number, now: Date) =>
  db
    .selectFrom('api_key')
    .innerJoin('seat', 'seat.seat_no', 'api_key.seat_no')
    .where('seat.licence_no', '=', licenceNo)
    .where('seat.ended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)

export async function countLiveApiKeys(
  db: Db,
  { licenceNo, except }: { licenceNo: number; except: string },
  now: Date,
): Promise<number> {
  const { count } = await liveKeys(db, licenceNo, now)
    .where('key_id', '!=', except)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function lockLiveApiKey(
  tx: Transaction<DB>,
  { licenceNo, keyId }: { licenceNo: number; keyId: string },
  now: Date,
) {
  return liveKeys(tx, licenceNo, now)
    .where('key_id', '=', keyId)
    .select(['secret_hash', 'previous_hash', 'previous_until', 'valid_days'])
    .forNoKeyUpdate('api_key')
    .executeTakeFirst()
}

type Replacement = {
  readonly prefix: string
  readonly secretHash: Buffer
  readonly previousHash: Buffer | null
  readonly previousUntil: Date | null
  readonly expiresAt: Date
}

export async function replaceSecret(db: Db, keyId: string, replacement: Replacement): Promise<void> {
  const { prefix, secretHash, previousHash, previousUntil, expiresAt } = replacement
  await db
    .updateTable('api_key')
    .set({ prefix, secret_hash: secretHash, previous_hash: previousHash, previous_until: previousUntil })
    .set({ expires_at: expiresAt })
    .where('key_id', '=', keyId)
    .execute()
}

/** Returns whether the key was not revoked before. */
export async function setRevoked(
  db: Db,
  { licenceNo, keyId }: { licenceNo: number; keyId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .from('seat')
    .set({ revoked_at: now })
    .whereRef('seat.seat_no', '=', 'api_key.seat_no')
    .where('seat.licence_no', '=', licenceNo)
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const maxListed = 200

/** The newest first. */
export function selectApiKeys(db: Db, licenceId: string) {
  return db
    .selectFrom('api_key')
    .innerJoin('seat', 'seat.seat_no', 'api_key.seat_no')
    .innerJoin('licence', 'licence.licence_no', 'seat.licence_no')
    .innerJoin('user', 'user.id', 'seat.user_id')
    .select(['key_id', 'api_key.name', 'prefix', 'scopes', 'user.email', 'user.name as person', 'seat.ended_at'])
    .select(['api_key.created_at', 'api_key.expires_at', 'previous_until', 'last_used_at'])
    .where('licence.licence_id', '=', licenceId)
    .where('revoked_at', 'is', null)
    .orderBy('api_key.created_at', 'desc')
    .orderBy('key_id')
    .limit(maxListed)
    .execute()
}
