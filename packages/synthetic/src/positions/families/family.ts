import type { Collar } from '@vedetta/contracts/text/vocabulary'
import type { NonEmpty } from '../../random/draws.ts'

/** Common properties of adverts for related trades. Shares refer to all adverts of the family. */
export type Family = {
  collar: Collar
  /** Thousand euro a year, gross, for someone with some experience. */
  pay: readonly [from: number, to: number]
  /** Work from home, in part or wholly. */
  remote: number
  shifts: number
  partTime: number
  foreignLanguage: number
  /** Whole sentences. */
  tasks: NonEmpty<string>
  skills: NonEmpty<string>
  certifications: readonly string[]
  /** What a title may add: a machine, a product, a department. */
  details: NonEmpty<string>
}
