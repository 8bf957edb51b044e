import type { Balance } from '@vedetta/contracts/customers/licences'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { selectBalances, selectTerms } from './ledger.queries.ts'
import { lockSettled, monthlyKey } from './lock-settled.ts'
import { periodAt } from './period.ts'

/** The credits and searches that a licence has left. Locks and writes only if a month or a grant has ended since the last settlement. */
export async function balanceOf(db: Db, licenceNo: number, now: Date): Promise<Balance> {
  const terms = await selectTerms(db, licenceNo)
  const period = periodAt(terms.starts_at, now)
  const rows = await selectBalances(db, licenceNo, monthlyKey(period), now)
  const left = async (unit: 'credit' | 'search'): Promise<number> => {
    const row = rows.find((found) => found.unit === unit)
    if (row?.settled) return row.balance
    return inTransaction(db, async (tx) => (await lockSettled(tx, { licenceNo, unit }, now)).balance)
  }
  return {
    credit: { left: await left('credit'), monthly: terms.monthly_credits },
    search: { left: await left('search'), monthly: terms.monthly_searches },
    nextReset: period.end.toISOString(),
  }
}
