import { creditCosts } from '@vedetta/contracts/facts/plans'
import type { ExportCost } from '@vedetta/contracts/inbox/position-export'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { boughtThisYear } from '../../customers/ledger/bought-this-year.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { Exportable } from './exports.queries.ts'

/** The current cost of an export: positions that the licence has bought this year are free. */
export async function costOfExport(
  db: Db,
  { seat: { licenceNo } }: SeatedViewer,
  positions: readonly Exportable[],
  now: Date,
): Promise<ExportCost> {
  const subjects = positions.map(({ positionId }) => positionId)
  const bought = await boughtThisYear(db, { licenceNo, kind: 'position' }, subjects, now)
  const { credit } = await balanceOf(db, licenceNo, now)
  return {
    positions: positions.length,
    credits: (positions.length - bought.size) * creditCosts.position,
    left: credit.left,
  }
}
