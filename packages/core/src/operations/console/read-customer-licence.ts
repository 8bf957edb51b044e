import type { OperatorLicenceDetail } from '@vedetta/contracts/operator/licences'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { licenceRow } from './find-licences.ts'
import { selectLicence, selectLicenceFacts, selectSeatedPeople } from './licences.queries.ts'

const seatsShown = 100

/** Its seats name people, so that reading it is recorded. */
export async function readCustomerLicence(
  db: Db,
  { userId }: Viewer,
  licenceId: string,
  now: Date,
): Promise<OperatorLicenceDetail> {
  const row = await selectLicence(db, licenceId)
  if (!row) throw new AppError('gone_from_console')
  await recordAct(db, 'licence_read', { actorId: userId, subject: licenceId })
  const { status, paidUntil, cancelAt, ...facts } = await selectLicenceFacts(db, row.licenceNo, now)
  const seats = await selectSeatedPeople(db, row.licenceNo, seatsShown)
  return {
    ...licenceRow(row, now),
    publicApiGranted: row.grantsPublicApi,
    requiresSecondStep: row.requiresSecondStep,
    balance: await balanceOf(db, row.licenceNo, now),
    subscription:
      status === null
        ? null
        : { status, paidUntil: paidUntil?.toISOString() ?? null, cancelAt: cancelAt?.toISOString() ?? null },
    ...facts,
    seats: seats.map(({ assignedAt, ...seat }) => ({ ...seat, assignedAt: assignedAt.toISOString() })),
  }
}
