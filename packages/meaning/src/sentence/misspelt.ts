import type { KnownWords } from '../roles/mend-words.ts'
import { typingCost } from '../roles/typing-cost.ts'
import { wordSet } from './phrases.ts'
import { isFree, keyAt, mark, readingsOf, type Sentence } from './reading.ts'
import type { RoleKnowledge } from './role-nouns.ts'
import { isFiller, isNegator, isOther } from './small-words.ts'
import type { Token } from './tokens.ts'
import { usualKm } from './town-mention.ts'
import { mendedTown, townNames } from './towns.ts'
import { keywords } from './words/keywords.ts'

const byLength = Map.groupBy(keywords, ({ length }) => length)
const known = new Set(keywords)

/** Words of filters with one error: "indetrminato", "esperianza". Shorter ones are too near to others. */
export function mendKeywords(tokens: readonly Token[], { words }: RoleKnowledge): Token[] {
  const meant = new Map<string, string>()
  return tokens.map((token) => {
    const { key } = token
    if (key.length < minLength || token.isNumber) return token
    if (!meant.has(key)) meant.set(key, isRight(key, words) ? key : meantKeyword(key))
    return { ...token, key: meant.get(key) ?? key }
  })
}

const minLength = 7

function isRight(key: string, words: KnownWords): boolean {
  return known.has(key) || isFiller(key) || isOther(key) || townNames().values.has(key) || words.isKnown(key)
}

function meantKeyword(key: string): string {
  const near = [key.length - 1, key.length, key.length + 1]
    .flatMap((length) => byLength.get(length) ?? [])
    .map((word) => ({ word, cost: typingCost(key, word, 1) }))
    .filter(({ word, cost }) => cost <= 1 && !isForm(key, word))
    .toSorted((one, other) => one.cost - other.cost)
  return near[0]?.word ?? key
}

/** Another ending is another form of the word, and no mistake. */
export const isForm = (one: string, other: string) =>
  (one.length === other.length && one.slice(0, -1) === other.slice(0, -1)) ||
  one.startsWith(other) ||
  other.startsWith(one)

/** The most unknown words of one sentence that are compared with towns. */
const maxTried = 30

const placeCues = wordSet('a ad in vicino zona near around vicinanze dintorni provincia prov presso di da')

/** A larger town with one error, after the words that lead to a place or as a name among small letters. */
export function readMisspeltTowns(sentence: Sentence, { words, nouns, italian, english }: RoleKnowledge): void {
  const { tokens } = sentence
  const isRole = (key: string) =>
    italian.has(key) || english.has(key) || (key.length >= 7 && nouns.mend(key, 1).length > 0)
  if (readingsOf(sentence).length === 0 && !tokens.some(({ key }) => isRole(key))) return
  let tried = 0
  for (let at = 0; at < tokens.length && tried < maxTried; at += 1) {
    const key = keyAt(sentence, at)
    const isKnown = isFiller(key) || isOther(key) || isNegator(key) || words.isKnown(key)
    if (!isFree(sentence)(at) || key.length < 5 || isKnown) continue
    markTown(sentence, at)
    tried += 1
  }
}

function markTown(sentence: Sentence, at: number): void {
  const { tokens } = sentence
  const [cue, before] = [keyAt(sentence, at - 1), keyAt(sentence, at - 2)]
  const hasCue = tokens[at]?.gap !== 'break' && placeCues.has(cue) && isFree(sentence)(at - 1)
  const isShouted = sentence.source === sentence.source.toUpperCase()
  const isName = at > 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '') && !isShouted
  const town = hasCue || isName || keyAt(sentence, at).length >= 6 ? mendedTown(keyAt(sentence, at)) : undefined
  if (!town) return
  const from = hasCue ? at - 1 : at
  if (/^prov/.test(cue) || (cue === 'di' && /^prov/.test(before))) {
    mark(sentence, from, at + 1, { field: 'provinces', values: [town.province] }, { isSure: false })
    return
  }
  const isNear = [cue, before].some((word) => /^(?:vicin|zona|near|around|dintorni)/.test(word))
  const said = { istat: town.istat, ...(isNear ? { km: usualKm } : {}) }
  mark(sentence, from, at + 1, { field: 'city', town: said }, { isSure: false })
}
