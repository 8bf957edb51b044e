import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type NetworkCap = { network: string; visitsAtOnce: number }

/** Counts the sources of each address, by where each was last reached. */
export async function replaceAddressLoads(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two concurrent counts would insert the same rows.
    await sql`LOCK TABLE address_load IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    await sql`
      CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
      SELECT address, count(*)::int AS sources FROM source_schedule WHERE address IS NOT NULL GROUP BY address`.execute(
      tx,
    )
    await sql`
      DELETE FROM address_load a WHERE NOT EXISTS (SELECT FROM counted c WHERE c.address = a.address)`.execute(tx)
    await sql`
      INSERT INTO address_load (address, sources) SELECT address, sources FROM counted
      ON CONFLICT (address) DO UPDATE SET sources = excluded.sources WHERE address_load.sources <> excluded.sources`.execute(
      tx,
    )
  })
}

export async function selectAddressLoads(db: Db, moreThan: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ address: string; sources: number }>`
    SELECT host(address) AS address, sources FROM address_load WHERE sources > ${moreThan}`.execute(db)
  return new Map(rows.map(({ address, sources }) => [address, sources]))
}

/** Narrowest networks first. */
export async function selectNetworkCaps(db: Db): Promise<NetworkCap[]> {
  const { rows } = await sql<NetworkCap>`
    SELECT network::text AS network, visits_at_once AS "visitsAtOnce"
    FROM network_cap ORDER BY masklen(network) DESC`.execute(db)
  return rows
}
