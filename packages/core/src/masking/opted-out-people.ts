import { personHash } from './person-keys.ts'
import type { PersonMatcher } from './person-matcher.ts'

/** The hash of a person who opted out, with the key of the company where they did. */
export type OptedOutRow = { companyNo: number; hash: string; key: Buffer }

/** Knows people who opted out by their hashes alone. */
export function optedOutMatcher(rows: readonly OptedOutRow[]): PersonMatcher {
  const companies = [...Map.groupBy(rows, ({ companyNo }) => companyNo).values()].flatMap((ofCompany) =>
    ofCompany[0] ? [{ key: ofCompany[0].key, hashes: new Set(ofCompany.map(({ hash }) => hash)) }] : [],
  )
  const has = (kind: 'name' | 'number' | 'address') => (value: string) =>
    companies.some(({ key, hashes }) => hashes.has(personHash(key, kind, value)))
  return { isName: has('name'), isNumber: has('number'), isAddress: has('address') }
}
