import type { Context } from '../../platform/context.ts'
import type { Actor } from '../../platform/viewer.ts'
import { updatePlaces } from '../../search/filters/filters.queries.ts'

/** Puts the user's filters in this order. Filters that are not named keep their place; new ones come first. */
export async function orderFilters(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId }: Actor,
  filterIds: readonly string[],
): Promise<void> {
  await limits.consume('filterChangesOfPerson', userId)
  await updatePlaces(db, userId, filterIds)
}
