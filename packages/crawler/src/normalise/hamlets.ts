import { findMunicipality, type Municipality } from '@vedetta/reference/municipalities'
import { nameKey } from '@vedetta/reference/name-key'
import { hamlets } from '../lexicon/hamlets.ts'

export const hamletNames = (): Iterable<string> => hamlets.keys()

/** The municipality of a well-known hamlet, or none. */
export function municipalityOfHamlet(name: string): Municipality | undefined {
  const known = hamlets.get(nameKey(name))
  return known && (findMunicipality(known[0], { province: known[1] }) ?? findMunicipality(known[0]))
}
