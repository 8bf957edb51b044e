import { randomUUID } from 'node:crypto'
import { lockSettled } from '../../customers/ledger/lock-settled.ts'
import { purchaseAffordable } from '../../customers/ledger/purchase-affordable.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import {
  type Exportable,
  type ExportChoices,
  type ExportRow,
  insertExport,
  selectRequested,
} from './exports.queries.ts'

type Wanted = {
  readonly positions: readonly Exportable[]
  readonly requestId: string | undefined
  readonly choices: ExportChoices
}

/**
 * Charges the positions in their order, as far as the credits last, and stores the file's content, all in one
 * transaction: after a crash, the same request either finds nothing or gets the stored export again for free.
 */
export function makeExport(
  db: Db,
  { userId, keyId, seat: { licenceNo } }: SeatedViewer,
  { positions, requestId = randomUUID(), choices }: Wanted,
  now: Date,
): Promise<ExportRow> {
  return inTransaction(db, async (tx) => {
    // The lock serialises concurrent repetitions of the same request.
    await lockSettled(tx, { licenceNo, unit: 'credit' }, now)
    const earlier = await selectRequested(tx, userId, requestId)
    if (earlier) return earlier
    if (positions.length === 0) throw new AppError('unknown_position')
    const exportId = randomUUID()
    const subjects = positions.map(({ positionId }) => positionId)
    const wanted = { licenceNo, userId, keyId, kind: 'position', subjects, key: exportId } as const
    const { owned, spent } = await purchaseAffordable(tx, wanted, now)
    if (owned.length === 0) throw new AppError('exports_used_up')
    const isOwned = new Set(owned)
    const made = { exportId, failed: positions.length - owned.length, credits: spent }
    const positionNos = positions
      .filter(({ positionId }) => isOwned.has(positionId))
      .map(({ positionNo }) => positionNo)
    await insertExport(tx, { ...made, requestId, userId, licenceNo, positionNos, choices }, now)
    return { ...made, exported: owned.length }
  })
}
