import type { Db } from '../../../platform/db/client.ts'
import type { Search } from '../../../search/engine/client.ts'
import { createRoleNames } from '../../../search/roles/role-names.ts'
import { noLimits, openGate } from '../../../testing/people.ts'
import { readTradeFamilies } from '../../../testing/trade-families.ts'
import { createMarks } from '../../marks/marks.ts'
import type { PositionSearchContext } from '../search-positions.ts'

/** Searches that are neither limited nor queued. */
export const createSearchContext = (db: Db, search: Search, clock: () => Date): PositionSearchContext => ({
  db,
  search,
  gate: openGate,
  limits: noLimits,
  secrets: ['a secret of a test'],
  marks: createMarks(db, clock),
  roleNames: createRoleNames(db, clock),
  roleFamilies: readTradeFamilies,
})
