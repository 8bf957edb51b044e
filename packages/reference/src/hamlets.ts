import { hamlets } from './hamlet-names.ts'
import { findMunicipality, type Municipality } from './municipalities.ts'
import { nameKey } from './name-key.ts'

export const hamletNames = (): Iterable<string> => hamlets.keys()

/** The municipality of a well-known hamlet, or none. */
export function municipalityOfHamlet(name: string): Municipality | undefined {
  const known = hamlets.get(nameKey(name))
  return known && (findMunicipality(known[0], { province: known[1] }) ?? findMunicipality(known[0]))
}
