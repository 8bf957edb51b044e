import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { Person } from '../masking/person.ts'
import { letters, wordsOf } from '../masking/person-keys.ts'
import type { PersonMatcher } from '../masking/person-matcher.ts'
import { type SearchedName, searchedColumns } from './personal-stores.ts'
import { valuesOf } from './text-columns.queries.ts'
import { namesPerson } from './without-person.ts'

/** A stored value that means the person: the column, the row's key and the value. */
export type Mention = { store: SearchedName; row: string; value: unknown; matcher: PersonMatcher }

/** Every stored text that means the person, of these stores: what erasure clears is what access reads. */
export async function* mentionsOf(
  db: Kysely<DB>,
  person: Pick<Person, 'companyNos' | 'firms'>,
  matcher: PersonMatcher,
  isSearched: (store: SearchedName) => boolean,
): AsyncGenerator<Mention> {
  // Somebody of the same name at another company is another person.
  const addressed: PersonMatcher = { ...matcher, isName: () => false }
  for (const store of (Object.keys(searchedColumns) as SearchedName[]).filter(isSearched))
    for await (const { key, value, isOfCompany } of valuesOf(db, store, person.companyNos)) {
      const isOwn = isOfCompany || namesPerson(value, addressed) || namesFirm(value, person.firms)
      const known = isOwn ? matcher : addressed
      if (namesPerson(value, known)) yield { store, row: key, value, matcher: known }
    }
}

const minLetters = 4

function namesFirm(value: unknown, firms: readonly string[]): boolean {
  const text = letters(wordsOf(JSON.stringify(value)))
  return firms.map((firm) => letters(wordsOf(firm))).some((firm) => firm.length >= minLetters && text.includes(firm))
}
