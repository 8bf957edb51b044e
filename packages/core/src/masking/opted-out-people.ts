import { personHash } from './person-keys.ts'
import type { PersonMatcher } from './person-matcher.ts'

/** The hashes of people of each company who opted out, with the company's key. */
export type OptedOutPeople = readonly { key: Buffer; hashes: ReadonlySet<string> }[]

/** Knows people who opted out by their hashes alone. */
export function optedOutMatcher(people: OptedOutPeople): PersonMatcher {
  const has = (kind: 'name' | 'number' | 'address') => (value: string) =>
    people.some(({ key, hashes }) => hashes.has(personHash(key, kind, value)))
  return { isName: has('name'), isNumber: has('number'), isAddress: has('address') }
}
