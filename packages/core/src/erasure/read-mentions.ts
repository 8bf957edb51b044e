import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { matcherOf, type Person } from '../masking/person.ts'
import { type SearchedName, searchedColumns } from './personal-stores.ts'
import { selectSuspects } from './text-columns.queries.ts'
import { namesPerson } from './without-person.ts'

/** A stored value that names the person: the column, the row's key and the value. */
export type Mention = { store: SearchedName; row: string; value: unknown }

const maxMentions = 1_000
/** Only the worker reads what a mail says; sent mails have been emptied, and the others are listed with the notices. */
const unread: readonly SearchedName[] = ['mail.params']

/** Every stored text that names the person, of the stores that opt-out clears. */
export async function readMentions(db: Kysely<DB>, person: Person): Promise<Mention[]> {
  const matcher = matcherOf(person)
  const found: Mention[] = []
  for (const store of Object.keys(searchedColumns) as SearchedName[]) {
    if (unread.includes(store)) continue
    for (const { key, value } of await selectSuspects(db, store, person, maxMentions))
      if (namesPerson(value, matcher)) found.push({ store, row: key, value })
  }
  return found
}
