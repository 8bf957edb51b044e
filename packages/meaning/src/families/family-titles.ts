import type { RelatedRole } from '@vedetta/contracts/search/position-search'
import { type FamilyName, type RoleFamilies, wordsBeyond } from './role-families.ts'

export type Title = Pick<RelatedRole, 'text' | 'reason' | 'weight'> & {
  /** Words that tell titles of other trades, which hold this one, apart from it. */
  readonly beyond: readonly string[]
}

type Candidate = FamilyName & Pick<Title, 'beyond'>

/** Weights in hundredths. */
const kinds = [
  { reason: 'synonym', weight: 90, max: 6 },
  { reason: 'translation', weight: 80, max: 3 },
  { reason: 'near', weight: 50, max: 3 },
] as const
/** The commonest name of a family weighs the most. */
const lessPerPlace = 2

/** A name that needs more words to be told apart, as "operaio" and "impiegato" do, is of many trades and says too little. */
const maxBeyond = 40

/**
 * The other titles of a role that is a name of a family: names in its language, names in the other one, and the commonest name of each
 * family near it.
 */
export function familyTitles(families: RoleFamilies, { family, language }: FamilyName): Title[] {
  const own = families.namesOf(family)
  const names = {
    synonym: own.filter((name) => name.language === language),
    translation: own.filter((name) => name.language !== language),
    near: families
      .near(family)
      .flatMap((near) => families.namesOf(near).find((name) => name.language === language) ?? []),
  }
  const before: Candidate[] = []
  return kinds.flatMap(({ reason, weight, max }) => {
    const candidates = toldApart(families, names[reason])
    const needed = candidates.filter((each) => !isFoundByOther(each, [...before, ...candidates])).slice(0, max)
    before.push(...needed)
    return needed.map(({ text, beyond }, place) => ({
      text,
      reason,
      weight: (weight - place * lessPerPlace) / 100,
      beyond,
    }))
  })
}

/** The names most like a role that none of them names. A name as like as can be still weighs less than a synonym. */
export function similarTitles(families: RoleFamilies, role: string): Title[] {
  return toldApart(families, families.similarTo(role)).map(({ text, beyond, weight }) => ({
    text,
    reason: 'similar',
    weight: Math.round(weight * mostAlike) / 100,
    beyond,
  }))
}

const mostAlike = 70

function toldApart<Name extends FamilyName>(families: RoleFamilies, names: readonly Name[]) {
  return names
    .map((name) => ({ ...name, beyond: wordsBeyond(name.stems, families.foreignTo(name.family, name.stems)) }))
    .filter(({ beyond }) => beyond.length <= maxBeyond)
}

/** Whether a more general title finds all that this one finds, or an earlier one the same. */
function isFoundByOther(title: Candidate, all: readonly Candidate[]): boolean {
  const at = all.indexOf(title)
  return all.some(({ stems, beyond }, place) => {
    if (!stems.isSubsetOf(title.stems)) return false
    return stems.size < title.stems.size ? beyond.length === 0 : place < at
  })
}
