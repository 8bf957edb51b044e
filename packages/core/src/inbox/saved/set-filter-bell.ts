import { plans } from '@vedetta/contracts/facts/plans'
import type { Transaction } from 'kysely'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { updateBell } from '../../search/filters/filters.queries.ts'
import { findFilter } from '../../search/filters/find-filter.ts'

/** Turns the bell of the user's filter on or off. */
export async function setFilterBell(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: SeatedViewer,
  { filterID, on }: { filterID: string; on: boolean },
  now: Date,
): Promise<{ bell: boolean }> {
  await limits.consume('filterChangesOfPerson', viewer.userId)
  await inTransaction(db, async (tx) => {
    const { filterId } = await findFilter(tx, viewer.userId, filterID)
    await changeBell(tx, viewer, { filterId, on }, now)
  })
  return { bell: on }
}

/**
 * Who turns a bell on wants to be told, so that the setting over all bells goes on with it. A bell can be turned off on
 * every plan.
 */
export async function changeBell(
  tx: Transaction<DB>,
  { userId, seat }: SeatedViewer,
  { filterId, on }: { filterId: string; on: boolean },
  now: Date,
): Promise<void> {
  if (on && !plans[seat.tier].alerts) throw new AppError('alerts_not_in_plan')
  await updateBell(tx, filterId, on, now)
  if (on && !(await readSettings(tx, userId)).notifyOnFilter) await updateSettings(tx, userId, { notifyOnFilter: true })
}
