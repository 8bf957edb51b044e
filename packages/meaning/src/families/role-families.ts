import type { SimilarNames } from '../vectors/similar-names.ts'
import { type RoleWord, roleKey, roleWords, stemsOf } from './fold-role.ts'

/** A trade or an occupation by all its names, the commonest first. */
export type Family = {
  readonly id: string
  readonly it: readonly string[]
  readonly en: readonly string[]
  /** The ids of families whose people a recruiter would also call. */
  readonly near: readonly string[]
}

type Language = 'it' | 'en'

/** A name of a family, in words and their stems. */
export type FamilyName = {
  readonly text: string
  readonly language: Language
  readonly words: readonly RoleWord[]
  readonly stems: ReadonlySet<string>
  readonly family: Family
}

export type RoleFamilies = {
  namesOf(family: Family): readonly FamilyName[]
  /** The names that are the same role, one a family. */
  named(stems: ReadonlySet<string>): FamilyName[]
  /** The names that hold all of the stems, in other families than this one and those near it. */
  foreignTo(family: Family, stems: ReadonlySet<string>): FamilyName[]
  near(family: Family): Family[]
  /** The names whose words are all among the stems. */
  within(stems: ReadonlySet<string>): FamilyName[]
  /** The names most like a role that none of them names, the nearest first. */
  similarTo(role: string): SimilarRole[]
}

type SimilarRole = FamilyName & { readonly weight: number }

/** Names of one role that are looked for by likeness. */
const maxSimilar = 4

/** The occupations add the roles that no trade has: where both have one, it is its trade's. */
export function roleFamilies(
  trades: readonly Family[],
  occupations: readonly Family[],
  similarNames: SimilarNames,
): RoleFamilies {
  const byId = new Map(trades.map((family) => [family.id, family]))
  const byFamily = new Map([...trades, ...occupations].map((family) => [family, namesOf(family)]))
  const namesOfAll = (all: readonly Family[]) => all.flatMap((family) => byFamily.get(family) ?? [])
  const names = namesOfAll(trades)
  const byRole = Map.groupBy(names, ({ stems }) => roleKey(stems))
  const byOccupation = Map.groupBy(namesOfAll(occupations), ({ stems }) => roleKey(stems))
  const byStem = groupByStem(names)
  const holding = (stem: string) => byStem.get(stem) ?? []

  const named = (stems: ReadonlySet<string>) =>
    onePerFamily(byRole.get(roleKey(stems)) ?? byOccupation.get(roleKey(stems)) ?? [])

  return {
    namesOf: (family) => byFamily.get(family) ?? [],
    named,
    foreignTo: ({ id, near }, stems) => {
      const [rarest = []] = [...stems].map(holding).toSorted((one, other) => one.length - other.length)
      return rarest.filter(
        (name) => stems.isSubsetOf(name.stems) && name.family.id !== id && !near.includes(name.family.id),
      )
    },
    near: ({ near }) => near.flatMap((id) => byId.get(id) ?? []),
    within: (stems) => [...new Set([...stems].flatMap(holding))].filter((name) => name.stems.isSubsetOf(stems)),
    similarTo: (role) =>
      similarNames(role, maxSimilar).flatMap(({ text, weight }) => {
        const [name] = named(stemsOf(text))
        return name ? { ...name, text, weight } : []
      }),
  }
}

function namesOf(family: Family): FamilyName[] {
  return (['it', 'en'] as const)
    .flatMap((language) => family[language].map((text) => ({ text, language, words: roleWords(text) })))
    .filter(({ words }) => words.length > 0)
    .map((name) => ({ ...name, stems: new Set(name.words.map(({ stem }) => stem)), family }))
}

/** The words by which some names differ from the stems that they hold. */
export function wordsBeyond(stems: ReadonlySet<string>, names: readonly FamilyName[]): string[] {
  const words = names.flatMap((name) => name.words).filter(({ stem }) => !stems.has(stem))
  return [...new Map(words.map(({ stem, word }) => [stem, word])).values()]
}

function groupByStem(names: readonly FamilyName[]): Map<string, FamilyName[]> {
  const byStem = new Map<string, FamilyName[]>()
  for (const name of names)
    for (const stem of name.stems) {
      const others = byStem.get(stem)
      if (others) others.push(name)
      else byStem.set(stem, [name])
    }
  return byStem
}

/** Of a family the first: a name that is the same in both languages is Italian. */
function onePerFamily(names: readonly FamilyName[]): FamilyName[] {
  return [...new Map(names.toReversed().map((name) => [name.family, name])).values()].toReversed()
}
