import { creditCosts } from '@vedetta/contracts/plans'
import type { ExportCost } from '@vedetta/contracts/position-export'
import type { Db } from '../db/client.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { selectTerms } from '../ledger/ledger.queries.ts'
import { yearAt } from '../ledger/period.ts'
import { selectBought } from '../ledger/purchase.queries.ts'
import type { SeatedViewer } from '../viewer.ts'
import type { Exportable } from './exports.queries.ts'

/** What an export would cost now: positions the licence has paid for this year are free. */
export async function costOfExport(
  db: Db,
  { seat: { licenceNo } }: SeatedViewer,
  positions: readonly Exportable[],
  now: Date,
): Promise<ExportCost> {
  const { starts_at } = await selectTerms(db, licenceNo)
  const subjects = positions.map(({ positionId }) => positionId)
  const bought = await selectBought(db, { licenceNo, kind: 'position', year: yearAt(starts_at, now) }, subjects)
  const { credit } = await balanceOf(db, licenceNo, now)
  return {
    positions: positions.length,
    credits: (positions.length - bought.size) * creditCosts.position,
    left: credit.left,
  }
}
