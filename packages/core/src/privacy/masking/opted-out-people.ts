import { keyShape, personHash } from './person-keys.ts'
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
  const isName = has('name')
  const shapes = new Map<string, boolean>()
  // Most words have not even the shape of a name that opted out, and shapes are few: a long page is not hashed whole.
  const isShaped = (shape: string) => {
    const known = shapes.get(shape) ?? isName(shape)
    shapes.set(shape, known)
    return known
  }
  return {
    isName: (key) => {
      const shape = keyShape(key)
      return (shape === null || isShaped(shape)) && isName(key)
    },
    isNumber: has('number'),
    isAddress: has('address'),
  }
}
