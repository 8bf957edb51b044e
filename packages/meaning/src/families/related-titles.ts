import { type Alternative, type BooleanText, parseBooleanText } from '@vedetta/contracts/search/boolean-text'
import type { RelatedRole } from '@vedetta/contracts/search/position-search'
import { nameKey } from '@vedetta/reference/name-key'
import { familyTitles, similarTitles, type Title } from './family-titles.ts'
import { roleKey, stemsOf } from './fold-role.ts'
import type { FamilyName, RoleFamilies } from './role-families.ts'

export type RelatedTitle = RelatedRole & {
  /** The text in the query syntax that finds it. */
  readonly query: string
  /** Words that tell titles of other trades, which hold this one, apart from it. */
  readonly beyond: readonly string[]
}

/** Titles of one role, and of all roles of a search. */
export const maxTitles = 12
const maxOfSearch = 36

/**
 * The titles that people of the searched roles have too, the nearest of each first. The roles are in the query syntax: phrases and
 * exclusions hold for related titles as well, and a quoted role has none.
 */
export function relatedTitles(families: RoleFamilies, roles: readonly string[]): RelatedTitle[] {
  const texts = [...new Set(roles)].map((text) => ({ text, ...parseBooleanText(text) }))
  const max = Math.min(maxTitles, Math.floor(maxOfSearch / texts.flatMap(({ alternatives }) => alternatives).length))
  if (max === 0) return []
  return texts.flatMap(({ text, alternatives, excluded }) => {
    const plain = alternatives.filter(({ phrases }) => phrases.length === 0)
    return alternatives.flatMap((alternative) => {
      const searched = [alternative, ...plain].map(({ words }) => stemsOf(words))
      return (
        titlesOf(families, alternative)
          // The searched words find these.
          .filter(({ needed }) => !searched.some((stems) => stems.isSubsetOf(needed)))
          .slice(0, max)
          .map(({ needed, rest, ...title }) => ({
            of: text,
            ...title,
            beyond: title.beyond.filter((word) => !isAsked(word, needed, alternative)),
            query: queryOf([title.text, ...rest], alternative, excluded),
          }))
      )
    })
  })
}

/** Whether the text itself asks for a word. */
function isAsked(word: string, needed: ReadonlySet<string>, { phrases }: Alternative): boolean {
  return stemsOf(word).isSubsetOf(needed.union(stemsOf(phrases.join(' '))))
}

function queryOf(words: readonly string[], { phrases }: Alternative, excluded: BooleanText['excluded']): string {
  return [
    ...words,
    ...phrases.map((phrase) => `"${phrase}"`),
    ...excluded.words.map((word) => `-${word}`),
    ...excluded.phrases.map((phrase) => `-"${phrase}"`),
  ].join(' ')
}

type AskedTitle = Title & {
  /** Words of the role that no name has. */
  readonly rest: readonly string[]
  /** The stems of all words that it needs. */
  readonly needed: ReadonlySet<string>
}

/**
 * Of a role that is no name itself, the longest name in it counts, with the other words as a condition; one that holds no name has the
 * names most like it.
 */
function titlesOf(families: RoleFamilies, { words }: Alternative): AskedTitle[] {
  const stems = stemsOf(words)
  if (stems.size === 0) return []
  const names = families.named(stems)
  if (names.length > 0)
    return inTurns(names.map((name) => familyTitles(families, name)))
      .map((title) => ({ ...title, ...lessIfGeneral(title, stems), rest: [], needed: stemsOf(title.text) }))
      .toSorted((one, other) => other.weight - one.weight)
  const name = nameWithin(families, stems)
  if (!name) return similarTitles(families, words).map((title) => ({ ...title, rest: [], needed: stemsOf(title.text) }))
  const rest = words.split(' ').filter((word) => !stemsOf(word).isSubsetOf(name.stems))
  return familyTitles(families, name)
    .filter(({ reason, text }) => reason === 'synonym' && !stemsOf(text).isSubsetOf(name.stems))
    .map((title) => ({ ...title, rest, needed: stemsOf([title.text, ...rest].join(' ')) }))
}

/** A name that leaves words of the role out is another, if near: a "manutentore" need not be a "manutentore elettromeccanico". */
function lessIfGeneral({ text, reason, weight }: Title, role: ReadonlySet<string>): Pick<Title, 'reason' | 'weight'> {
  const stems = stemsOf(text)
  const isGeneral = stems.isSubsetOf(role) && roleKey(stems) !== roleKey(role)
  return isGeneral ? { reason: 'near', weight: Math.min(weight, generalWeight) } : { reason, weight }
}

const generalWeight = 0.6

/** Beyond these names of other trades that hold it, a name begins many roles: "impiegato qualità" is no "impiegato". */
const maxForeign = 3

function nameWithin(families: RoleFamilies, stems: ReadonlySet<string>): FamilyName | undefined {
  const names = families.within(stems)
  const size = Math.max(...names.map((name) => name.stems.size))
  return names
    .filter((name) => name.stems.size === size)
    .find((name) => families.foreignTo(name.family, name.stems).length <= maxForeign)
}

/** One of each list in turn, and each title once. */
function inTurns(lists: readonly (readonly Title[])[]): Title[] {
  const length = Math.max(...lists.map((list) => list.length))
  const turns = Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return turns.filter(({ text }, at) => turns.findIndex((other) => nameKey(other.text) === nameKey(text)) === at)
}
