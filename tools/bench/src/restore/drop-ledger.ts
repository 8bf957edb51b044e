import type { createPool } from '@vedetta/core/platform/db/client'
import { type LedgerFacts, ledgerFacts, readLedgerWithTimes } from './ledger-facts.ts'

export type Loss = {
  lostAt: string
  /** The moment to restore. */
  target: string
  /** The ledger at that moment. */
  expected: LedgerFacts
}

/** Drops the ledger, right after the last act, which may not need it, and tells what was true so many milliseconds earlier. */
export async function dropLedger(
  pool: ReturnType<typeof createPool>,
  beforeMs: number,
  lastAct: () => Promise<void>,
): Promise<Loss> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // The balances too, and first, as spending locks them: dropping a foreign key locks the table it refers to.
    await client.query('LOCK TABLE ledger_balance, ledger_entry IN ACCESS EXCLUSIVE MODE')
    const entries = await readLedgerWithTimes(client)
    const { rows: own } = await client.query<{ xid: string }>('SELECT pg_current_xact_id()::xid::text AS xid')
    await lastAct()
    // Takes the foreign key of the purchases away, which an erasure reads.
    await client.query('DROP TABLE ledger_entry CASCADE')
    await client.query('COMMIT')
    const { rows } = await client.query<{ at: string }>(
      'SELECT (extract(epoch FROM pg_xact_commit_timestamp($1::text::xid)) * 1000000)::bigint::text AS at',
      [own[0]?.xid],
    )
    const lostAt = BigInt(rows[0]?.at ?? 0)
    const target = lostAt - BigInt(beforeMs) * 1_000n
    const expected = ledgerFacts(entries.filter(({ committedAt }) => committedAt <= target))
    return { lostAt: timestamp(lostAt), target: timestamp(target), expected }
  } finally {
    client.release()
  }
}

/** As PostgreSQL writes it, with microseconds: milliseconds would miss commits. */
function timestamp(microseconds: bigint): string {
  const text = new Date(Number(microseconds / 1_000n)).toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 19)}.${`${microseconds % 1_000_000n}`.padStart(6, '0')}+00`
}
