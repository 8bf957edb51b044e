import type { Scratch } from '../harness/scratch.ts'

type LedgerSums = { entries: number; balance: number; remaining: number; lowest: number }

/** The three sums that must be equal, and the lowest running balance of the entries. */
export async function selectLedgerSums(
  pool: Scratch['pool'],
  licenceNo: number,
  unit: 'credit' | 'search',
): Promise<LedgerSums> {
  const { rows } = await pool.query<LedgerSums>(
    `SELECT balance,
       (SELECT coalesce(sum(remaining), 0) FROM ledger_grant g WHERE (g.licence_no, g.unit) = (b.licence_no, b.unit)) AS remaining,
       coalesce(entries, 0) AS entries, coalesce(lowest, 0) AS lowest
     FROM ledger_balance b, (
       SELECT sum(amount) AS entries, min(height) AS lowest
       FROM (SELECT amount, sum(amount) OVER (ORDER BY entry_no) AS height FROM ledger_entry WHERE licence_no = $1 AND unit = $2) e
     ) e
     WHERE licence_no = $1 AND unit = $2`,
    [licenceNo, unit],
  )
  if (!rows[0]) throw new Error('the licence has no balance in this unit')
  return rows[0]
}
