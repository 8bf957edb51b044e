import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

type LedgerCheck = {
  accounts: number
  entries: number
  sum: number
  /** Accounts whose balance is not the sum of their entries. */
  unequal: { licenceNo: number; unit: string; balance: number; sum: number }[]
}

/** Whether every balance is the sum of its entries, which a backup restored to one moment keeps. */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const { rows } = await sql<{ licenceNo: number; unit: string; balance: number; entries: number; sum: number }>`
    SELECT licence_no AS "licenceNo", unit, balance, coalesce(e.entries, 0)::int AS entries, coalesce(e.sum, 0)::int AS sum
    FROM ledger_balance LEFT JOIN (
      SELECT licence_no, unit, count(*) AS entries, sum(amount) AS sum FROM ledger_entry GROUP BY licence_no, unit
    ) e USING (licence_no, unit) ORDER BY licence_no, unit`.execute(db)
  return {
    accounts: rows.length,
    entries: rows.reduce((total, { entries }) => total + entries, 0),
    sum: rows.reduce((total, { sum }) => total + sum, 0),
    unequal: rows.filter(({ balance, sum }) => balance !== sum).map(({ entries: _, ...account }) => account),
  }
}
