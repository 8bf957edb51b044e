import { dayMs } from '@vedetta/contracts/text/durations'
import { oncePer } from '@vedetta/reference/once-per'
import {
  add,
  type ComparedFields,
  type FoundAdvert,
  hasSameOwnKey,
  haveSimilarTitles,
  isRenumbered,
  type KnownAdvert,
  stemsOf,
  titleOf,
} from './compared-adverts.ts'
import type { IdentityKeys } from './identity-keys.ts'
import type { Matching } from './match.ts'
import { isOneInOther, overlap, type Shingles, shinglesOf } from './text-similarity.ts'

const daysToRepublish = 30
const nearlyEqual = 0.8
/** Enough overlap where title and place are the same. */
const halfEqual = 0.5
/** No honest site replaces so many adverts at once: the limit keeps a hostile one from occupying us. */
const maxComparisons = 50_000
const decidedByText = 1

/** Matches adverts that keys leave unmatched: retitled, moved, reworded, or republished under another number. */
export function matchByWords(matching: Matching, descriptionOf: (positionNo: number) => string): void {
  if (!matching.matches.includes(null) || !matching.known.some(matching.isFree)) return
  const titles = titleCounts(matching)
  const shinglesOfFound = oncePer(({ fields, description }: FoundAdvert) => textShingles(fields.title, description))
  const shinglesOfKnown = oncePer(({ fields, positionNo }: KnownAdvert) =>
    textShingles(fields.title, descriptionOf(positionNo)),
  )
  const likenessOf = (advert: FoundAdvert, one: KnownAdvert) =>
    couldMatch(matching, advert, one) ? likeness(advert, one, shinglesOfFound, shinglesOfKnown, titles) : 0
  // After a relaunch of the site this first pass leaves few adverts for the comparison of all with all.
  mergeSimilar(matching, titleMark, likenessOf, decidedByText)
  mergeSimilar(matching, wordMarks, likenessOf, 0)
}

type Marked = { companyNo: number; fields: ComparedFields; keys: IdentityKeys }

const titleMark = ({ companyNo, fields }: Marked) => [`${companyNo} ${titleOf(fields)}`]

const wordMarks = ({ companyNo, fields, keys }: Marked) => [
  ...stemsOf(fields).map((stem) => `${companyNo} ${stem}`),
  ...(['reference', 'url'] as const).flatMap((kind) => (keys[kind] === null ? [] : `${kind} ${keys[kind]}`)),
]

/** Compares the adverts that share a mark, and unites the most similar pairs first. */
function mergeSimilar(
  { found, known, matches, order, isFree, pair }: Matching,
  marksOf: (one: Marked) => string[],
  likenessOf: (advert: FoundAdvert, one: KnownAdvert) => number,
  minLikeness: number,
): void {
  const byMark = new Map<string, KnownAdvert[]>()
  for (const one of known.filter(isFree))
    for (const mark of marksOf({ ...one, keys: one.keysHere })) add(byMark, mark, one)
  const pairs: { index: number; one: KnownAdvert; score: number }[] = []
  let comparisons = 0
  for (const index of order) {
    const advert = found[index]
    if (advert === undefined || matches[index] !== null) continue
    for (const one of new Set(marksOf(advert).flatMap((mark) => byMark.get(mark) ?? []))) {
      if (++comparisons > maxComparisons) break
      const score = likenessOf(advert, one)
      if (score > minLikeness) pairs.push({ index, one, score })
    }
  }
  // The sort is stable: among equal scores the preference of both sides' order decides.
  for (const { index, one } of pairs.sort((a, b) => b.score - a.score))
    if (matches[index] === null && isFree(one)) pair(index, one)
}

/** A position closed long ago is matched only under its own number. */
function couldMatch({ at }: Matching, advert: FoundAdvert, known: KnownAdvert): boolean {
  const { closedAt } = known
  const isOld = closedAt !== null && at.getTime() - closedAt.getTime() > daysToRepublish * dayMs
  return !isOld || !isRenumbered(advert, known)
}

const textShingles = (title: string, description: string) =>
  description === '' ? null : shinglesOf(`${title}\n${description}`)

/** How likely both are one position, 0 for not at all; above `decidedByText` their descriptions agree. */
function likeness(
  advert: FoundAdvert,
  known: KnownAdvert,
  shinglesOfFound: (advert: FoundAdvert) => Shingles | null,
  shinglesOfKnown: (known: KnownAdvert) => Shingles | null,
  titles: ReadonlyMap<string, number>,
): number {
  const isSameTitle = titleOf(advert.fields) === titleOf(known.fields)
  if (!isSameTitle && !haveSimilarTitles(advert, known) && !hasSameOwnKey(advert, known)) return 0
  const places = comparedPlaces(advert.fields, known.fields)
  const isMoved = places === 'different'
  if (isMoved && !mayHaveMoved(advert, known, isSameTitle, titles)) return 0
  const shingles = shinglesOfFound(advert)
  const others = shingles === null ? null : shinglesOfKnown(known)
  if (shingles !== null && others !== null) {
    const text = overlap(shingles, others)
    const isEnough = text >= (isSameTitle && !isMoved ? halfEqual : nearlyEqual)
    return isEnough ? decidedByText + text + (isSameTitle ? 1 : 0) : 0
  }
  if (isSameTitle) return 0.9
  const isOneTitle = isOneInOther(stemsOf(advert.fields), stemsOf(known.fields))
  return isOneTitle && places === 'same' && known.isShownHere && doContractsAgree(advert, known) ? 0.5 : 0
}

/** At another place and under another number it is another opening; so is a title that is listed for several places. */
function mayHaveMoved(
  advert: FoundAdvert,
  known: KnownAdvert,
  isSameTitle: boolean,
  titles: ReadonlyMap<string, number>,
): boolean {
  if (hasSameOwnKey(advert, known)) return true
  return known.isShownHere && isSameTitle && !isRenumbered(advert, known) && titles.get(titleOf(advert.fields)) === 1
}

/** How often a title occurs on one side: in the reading, or among the positions the source showed. */
function titleCounts({ found, known }: Matching): Map<string, number> {
  const counts = new Map<string, number>()
  for (const side of [found, known.filter((one) => one.isShownHere)]) {
    const own = new Map<string, number>()
    for (const { fields } of side) own.set(titleOf(fields), (own.get(titleOf(fields)) ?? 0) + 1)
    for (const [title, count] of own) counts.set(title, Math.max(count, counts.get(title) ?? 0))
  }
  return counts
}

function comparedPlaces(one: ComparedFields, other: ComparedFields): 'same' | 'compatible' | 'different' {
  const [places, others] = [one, other].map(({ municipalities, provinces, regions }) => [
    ...municipalities,
    ...provinces,
    ...regions,
  ]) as [string[], string[]]
  if (places.length === others.length && places.every((place) => others.includes(place))) return 'same'
  const isSilent = places.length === 0 || others.length === 0
  return isSilent || places.some((place) => others.includes(place)) ? 'compatible' : 'different'
}

const doContractsAgree = ({ fields: { contract } }: FoundAdvert, { fields }: KnownAdvert) =>
  contract === null || fields.contract === null || contract === fields.contract
