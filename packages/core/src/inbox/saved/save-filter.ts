import { plans } from '@vedetta/contracts/facts/plans'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { AppError } from '../../platform/app-error.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import {
  countFilters,
  deleteMatches,
  insertFilter,
  lockFilters,
  selectFilterNamed,
  updateFilter,
} from '../../search/filters/filters.queries.ts'
import { findFilter } from '../../search/filters/find-filter.ts'
import { checkPlaces } from '../positions/check-places.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { isSameSearch } from '../positions/settle-criteria.ts'
import { countNow } from './count-now.ts'
import { changeBell } from './set-filter-bell.ts'

type FilterToSave = PositionCriteria & {
  name: string
  filterID?: string | undefined
  bell?: boolean | undefined
  notifyOnFilter?: true | undefined
}

/** Saves a new filter within the plan's limit, or changes the one of `filterID`. Saving the same name and criteria again is idempotent. */
export async function saveFilter(
  context: SearchContext,
  viewer: SeatedViewer,
  { name, filterID, bell, notifyOnFilter, ...criteria }: FilterToSave,
  now: Date,
): Promise<{ filterID: string; created: string; count: number }> {
  const { userId, seat } = viewer
  checkPlaces(criteria.position, criteria.notPosition)
  await context.limits.consume('filterCountsOfPerson', userId)
  const [{ count } = { count: 0 }] = await countNow(context, viewer, [criteria], now)
  const contents = { name, criteria, count }
  const families = await context.roleFamilies()
  const isSame = (saved: { criteria: PositionCriteria }) => isSameSearch(families, saved.criteria, criteria)
  const saved = await inTransaction(context.db, async (tx) => {
    await lockFilters(tx, userId)
    const named = await selectFilterNamed(tx, userId, name)
    const overwritten =
      filterID === undefined ? (named && isSame(named) ? named : undefined) : await findFilter(tx, userId, filterID)
    if (named && named.filterId !== overwritten?.filterId) throw new AppError('filter_name_taken')
    if (overwritten) {
      await updateFilter(tx, overwritten.filterId, contents, now)
      if (!isSame(overwritten)) await deleteMatches(tx, overwritten.filterId)
    } else if ((await countFilters(tx, userId)) >= plans[seat.tier].savedFilters) {
      throw new AppError('max_saved_filters')
    }
    const stored = overwritten ?? (await insertFilter(tx, userId, contents, now))
    if (bell !== undefined) await changeBell(tx, viewer, { filterId: stored.filterId, on: bell, notifyOnFilter }, now)
    return stored
  })
  return { filterID: saved.filterId, created: saved.createdAt.toISOString(), count }
}
