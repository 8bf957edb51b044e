import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { matcherOf, type Person } from '../masking/person.ts'
import type { Eraser } from './erasures.queries.ts'
import { mentionsOf } from './mentions.ts'
import { noteReceivers } from './note-receivers.queries.ts'
import { type SearchedName, searchedColumns } from './personal-stores.ts'
import { deleteRow, updateValue } from './text-columns.queries.ts'
import { withoutPerson } from './without-person.ts'

/** Clears the columns that this process may write of a person, and notes who received a contact that goes. */
export async function eraseTexts(db: Kysely<DB>, person: Person, by: Eraser, now: Date): Promise<void> {
  for await (const { store, row, value, matcher } of mentionsOf(db, person, matcherOf(person), (one) =>
    isFor(one, by),
  )) {
    const { form } = searchedColumns[store]
    const stored = { key: row, value }
    if (form === 'row') {
      if (isContact(store)) await noteReceivers(db, [Number(row)], 'erased', now)
      await deleteRow(db, store, stored)
    } else await updateValue(db, store, stored, withoutPerson(value, form, matcher))
  }
}

const isFor = (store: SearchedName, by: Eraser) =>
  by === 'opt_out' ? isContact(store) : searchedColumns[store].by === by

const isContact = (store: SearchedName) => store.startsWith('company_contact.')
