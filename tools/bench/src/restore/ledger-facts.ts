import type { createPool } from '@vedetta/core/platform/db/client'

type Pool = ReturnType<typeof createPool>

/** Sums of the ledger by account: what is compared before and after. */
export type LedgerFacts = { entries: number; sum: number; accounts: Record<string, number> }

type Row = { account: string; amount: number }

export function ledgerFacts(rows: readonly Row[]): LedgerFacts {
  const accounts: Record<string, number> = {}
  for (const { account, amount } of rows) accounts[account] = (accounts[account] ?? 0) + amount
  const sorted = Object.fromEntries(Object.entries(accounts).toSorted(([a], [b]) => a.localeCompare(b)))
  return { entries: rows.length, sum: rows.reduce((sum, { amount }) => sum + amount, 0), accounts: sorted }
}

const account = `licence_no || ' ' || unit AS account, amount`

export async function readLedger(pool: Pool): Promise<LedgerFacts> {
  const { rows } = await pool.query<Row>(`SELECT ${account} FROM ledger_entry`)
  return ledgerFacts(rows)
}

/** Each entry with the time of its commit, in microseconds since 1970. */
export async function readLedgerWithTimes(client: Pick<Pool, 'query'>): Promise<(Row & { committedAt: bigint })[]> {
  const { rows } = await client.query<Row & { committed_at: string }>(
    `SELECT ${account}, (extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000000)::bigint::text AS committed_at FROM ledger_entry`,
  )
  return rows.map(({ committed_at, ...row }) => ({ ...row, committedAt: BigInt(committed_at) }))
}
