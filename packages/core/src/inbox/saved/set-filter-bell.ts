import { plans } from '@vedetta/contracts/facts/plans'
import type { Transaction } from 'kysely'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { updateBell } from '../../search/filters/filters.queries.ts'
import { findFilter } from '../../search/filters/find-filter.ts'

/** `notifyOnFilter`: a bell that goes on turns the setting over all bells on too. */
type WantedBell = { readonly on: boolean; readonly notifyOnFilter?: true | undefined }

/** Turns the bell of the user's filter on or off. */
export async function setFilterBell(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: SeatedViewer,
  { filterID, ...wanted }: { filterID: string } & WantedBell,
  now: Date,
): Promise<{ bell: boolean }> {
  await limits.consume('filterChangesOfPerson', viewer.userId)
  await inTransaction(db, async (tx) => {
    const { filterId } = await findFilter(tx, viewer.userId, filterID)
    await changeBell(tx, viewer, { filterId, ...wanted }, now)
  })
  return { bell: wanted.on }
}

/** The setting over all bells goes on with one only where that is asked for. A bell can be turned off on every plan. */
export async function changeBell(
  tx: Transaction<DB>,
  { userId, seat }: SeatedViewer,
  { filterId, on, notifyOnFilter }: { filterId: string } & WantedBell,
  now: Date,
): Promise<void> {
  if (on && !plans[seat.tier].alerts) throw new AppError('alerts_not_in_plan')
  await updateBell(tx, filterId, on, now)
  if (on && notifyOnFilter) await updateSettings(tx, userId, { notifyOnFilter })
}
