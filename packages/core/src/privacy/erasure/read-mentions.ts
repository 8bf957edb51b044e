import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { Person } from '../masking/person.ts'
import type { PersonMatcher } from '../masking/person-matcher.ts'
import { type Mention, mentionsOf } from './mentions.ts'
import type { SearchedName } from './personal-stores.ts'

/** Only the worker reads what a mail says; sent mails have been emptied, and the others are listed with the notices. */
const unread: readonly SearchedName[] = ['mail.params']

/** Every stored text that means the person, of the stores that opt-out clears. */
export async function readMentions(
  db: Kysely<DB>,
  person: Person,
  matcher: PersonMatcher,
): Promise<Omit<Mention, 'matcher'>[]> {
  const found: Omit<Mention, 'matcher'>[] = []
  for await (const { store, row, value } of mentionsOf(db, person, matcher, (one) => !unread.includes(one)))
    found.push({ store, row, value })
  return found
}
