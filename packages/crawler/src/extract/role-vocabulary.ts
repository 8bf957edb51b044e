import { anyOf } from '../lexicon/compile-terms.ts'
import { commonGivenNames } from '../lexicon/given-names.ts'
import { wordsEndingLikeRoles } from '../lexicon/not-roles.ts'
import { notTitleOpenings } from '../lexicon/not-title-openings.ts'
import { roleNames } from '../lexicon/role-names.ts'
import { roleStemsAToL } from '../lexicon/role-stems-a-to-l.ts'
import { roleStemsMToZ } from '../lexicon/role-stems-m-to-z.ts'
import { germanRoleEndings } from '../lexicon/roles.ts'

export const roleStems = [...roleStemsAToL, ...roleStemsMToZ]
export const roleWords = new Set(roleNames)
export const notRoles = new Set(wordsEndingLikeRoles)
export const notFirst = new Set(notTitleOpenings)
export const givenNames = new Set(commonGivenNames)

/** Endings that make a German compound a role: `Vertriebsleiter`, `Küchenhilfe`. */
export const germanEnding = new RegExp(`${anyOf(germanRoleEndings)}(?:in|innen|en|e|s)?$`)
