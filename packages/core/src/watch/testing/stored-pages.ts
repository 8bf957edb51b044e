import type { Db } from '../../platform/db/client.ts'
import type { Person } from '../../privacy/masking/person.ts'
import type { PersonMatcher } from '../../privacy/masking/person-matcher.ts'
import { learnFromPages, listPagesNaming } from '../pages/erase-from-pages.ts'
import type { PageStore } from '../pages/page-store.ts'

/** The pages as `vedetta contacts read` has them. */
export const storedPages = (db: Db, pageStore: PageStore) => ({
  learn: (person: Person) => learnFromPages(db, pageStore, person),
  naming: (person: Person, matcher: PersonMatcher) => listPagesNaming(db, pageStore, person, matcher),
})
