import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { matcherOf, type Person } from '../masking/person.ts'
import type { Eraser } from './erasures.queries.ts'
import { type SearchedColumn, type SearchedName, searchedColumns } from './personal-stores.ts'
import { deleteRow, selectSuspects, updateValue } from './text-columns.queries.ts'
import { namesPerson, withoutPerson } from './without-person.ts'

/** Of one column; a person named more often than this is erased in several passes. */
const maxValues = 5_000

/** Clears the columns that this process may write of a person. Returns how many values it changed. */
export async function eraseTexts(db: Kysely<DB>, person: Person, by: Eraser): Promise<number> {
  const matcher = matcherOf(person)
  let changed = 0
  for (const [name, column] of Object.entries(searchedColumns) as [SearchedName, SearchedColumn][]) {
    if (column.by !== by) continue
    for (const stored of await selectSuspects(db, name, person, maxValues)) {
      if (!namesPerson(stored.value, matcher)) continue
      if (column.form === 'row') await deleteRow(db, name, stored)
      else await updateValue(db, name, stored, withoutPerson(stored.value, column.form, matcher))
      changed++
    }
  }
  return changed
}
