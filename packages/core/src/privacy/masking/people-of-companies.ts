import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { type Firm, firmOf } from './firm.ts'
import { nobody, type People } from './mask.ts'
import { type OptedOutRow, optedOutMatcher } from './opted-out-people.ts'
import { type ListedPerson, selectFirmsOf, selectListedPeople, selectOptedOut } from './people-of-companies.queries.ts'
import { keyOf, letters, wordsOf } from './person-keys.ts'
import { matchedSpans, type PersonMatcher } from './person-matcher.ts'

/** The people of each set of companies: those listed as contacts, and those who opted out. */
export type PeopleOf = (companyNos: readonly number[]) => People & { firm: Firm }

/** `withContacts` is false where nothing leads to a contact, as in news. */
export async function readPeopleOf(
  db: Kysely<DB>,
  companyNos: readonly number[],
  { withContacts }: { withContacts: boolean },
): Promise<PeopleOf> {
  const all = [...new Set(companyNos)]
  if (all.length === 0) return () => ({ ...nobody, firm: firmOf([]) })
  const listed = withContacts ? Map.groupBy(await selectListedPeople(db, all), ({ companyNo }) => companyNo) : new Map()
  const firms = Map.groupBy(await selectFirmsOf(db, all), ({ companyNo }) => companyNo)
  const optedOut = Map.groupBy(await selectOptedOut(db, all), ({ companyNo }) => companyNo)
  return (some) =>
    peopleFrom(
      some.flatMap((companyNo) => listed.get(companyNo) ?? []),
      some.flatMap((companyNo) => optedOut.get(companyNo) ?? []),
      some.flatMap((companyNo) => firms.get(companyNo) ?? []).map(({ name }) => name),
    )
}

function peopleFrom(
  listed: readonly ListedPerson[],
  hashes: readonly OptedOutRow[],
  firms: readonly string[],
): People & { firm: Firm } {
  const optedOut: PersonMatcher | null = hashes.length > 0 ? optedOutMatcher(hashes) : null
  const byEmail = new Map(listed.map(({ email, contactNo }) => [email, contactNo]))
  const byName = new Map(listed.map(({ fullName, contactNo }) => [keyOf(wordsOf(fullName)), contactNo]))
  return {
    optedOut,
    isFirm: (name) => {
      const words = wordsOf(name)
      return words.length > 1 && firms.some((firm) => letters(wordsOf(firm)).includes(letters(words)))
    },
    firm: firmOf(firms),
    optedOutIn: (text) => (optedOut ? matchedSpans(text, optedOut) : []),
    contactOf: (spans) => {
      const known = spans.map(({ kind, value }) =>
        kind === 'address' ? byEmail.get(value) : kind === 'name' ? byName.get(keyOf(wordsOf(value))) : undefined,
      )
      return known.find((contactNo) => contactNo !== undefined) ?? null
    },
  }
}
