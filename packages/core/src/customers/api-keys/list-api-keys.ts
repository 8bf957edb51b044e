import type { ApiKey } from '@vedetta/contracts/customers/api-keys'
import type { Scope } from '@vedetta/contracts/public-api/scopes'
import type { Db } from '../../platform/db/client.ts'
import { selectApiKeys } from './api-key.queries.ts'

/** The keys of a licence that are not revoked, the newest first; an expired one is listed until the sweep deletes it. */
export async function listApiKeys(db: Db, licenceID: string, now: Date): Promise<{ keys: ApiKey[] }> {
  const rows = await selectApiKeys(db, licenceID)
  return {
    keys: rows.map((row) => ({
      keyID: row.key_id,
      name: row.name,
      prefix: row.prefix,
      scopes: row.scopes as Scope[],
      seat: { email: row.email, name: row.person },
      status: row.ended_at ? 'seat_ended' : row.expires_at <= now ? 'expired' : 'active',
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      previousUntil: row.previous_until && row.previous_until > now ? row.previous_until.toISOString() : null,
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
  }
}
