import type { ClientBase, QueryConfig, QueryResultRow } from 'pg'

export type LockRequest = {
  host: string
  /** The host and its parent domains. */
  hosts: readonly string[]
  hostKey: bigint
  /** The key of slot 0; those of the other slots follow. */
  addressKey: bigint
  /** Bit mask of the slots to try; 0 where none is wanted. */
  slots: number
}

export type LockAnswer = { isOptedOut: boolean; pausedUntil: Date | null; isIn: boolean; slot: number | null }

/** A connection that does not answer is treated as lost. */
const queryTimeoutMs = 10_000

/** A named statement is planned once per connection: planning takes longer than taking a few locks. */
function query<Row extends QueryResultRow>(client: ClientBase, name: string, text: string, values: unknown[]) {
  const config: QueryConfig & { query_timeout: number } = { name, text, values, query_timeout: queryTimeoutMs }
  return client.query<Row>(config)
}

/**
 * In one round trip, for each request in turn: unless its host opted out or is paused, locks the host and a free slot
 * of its address, or neither. The advisory locks last until they are released or the connection ends.
 */
export async function tryLocks(client: ClientBase, entries: readonly LockRequest[], now: Date): Promise<LockAnswer[]> {
  const { rows } = await query<LockAnswer>(
    client,
    'enter hosts',
    `SELECT o.is_opted_out AS "isOptedOut", p.until AS "pausedUntil", h.is_locked AND (e.slots = 0 OR s.slot IS NOT NULL) AS "isIn",
       s.slot, CASE WHEN h.is_locked AND e.slots <> 0 AND s.slot IS NULL THEN pg_advisory_unlock(e.host_key) END AS given_up
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::int[])
       WITH ORDINALITY e(host, hosts, host_key, address_key, slots, turn)
     LEFT JOIN host_pause p ON p.host = e.host AND p.until > $6
     CROSS JOIN LATERAL (
       SELECT EXISTS (SELECT FROM opt_out WHERE opt_out.host = ANY(string_to_array(e.hosts, ' '))) AS is_opted_out OFFSET 0
     ) o
     CROSS JOIN LATERAL (
       SELECT CASE WHEN o.is_opted_out OR p.host IS NOT NULL THEN false ELSE pg_try_advisory_lock(e.host_key) END AS is_locked
       OFFSET 0
     ) h
     LEFT JOIN LATERAL (
       SELECT slot FROM generate_series(0, 30) slot
       WHERE CASE WHEN h.is_locked AND (e.slots >> slot) & 1 = 1 THEN pg_try_advisory_lock(e.address_key + slot) ELSE false END
       LIMIT 1
     ) s ON true
     ORDER BY e.turn`,
    [
      entries.map(({ host }) => host),
      entries.map(({ hosts }) => hosts.join(' ')),
      entries.map(({ hostKey }) => String(hostKey)),
      entries.map(({ addressKey }) => String(addressKey)),
      entries.map(({ slots }) => slots),
      now,
    ],
  )
  return rows
}

export async function unlockAll(client: ClientBase, keys: readonly bigint[]): Promise<void> {
  await query(client, 'leave hosts', 'SELECT pg_advisory_unlock(key) FROM unnest($1::bigint[]) key', [keys.map(String)])
}

export async function pauseHosts(client: ClientBase, pauses: ReadonlyMap<string, Date>): Promise<void> {
  await query(
    client,
    'pause hosts',
    `INSERT INTO host_pause (host, until) SELECT * FROM unnest($1::text[], $2::timestamptz[])
     ON CONFLICT (host) DO UPDATE SET until = greatest(host_pause.until, excluded.until)`,
    [[...pauses.keys()], [...pauses.values()]],
  )
}
