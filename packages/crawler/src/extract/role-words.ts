import { stripMarks } from '@vedetta/reference/strip-marks'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { isExactFactLabel, isExactPartLabel } from '../html/labels.ts'
import { anyOf, anywhere, atStart, wholeText } from '../lexicon/compile-terms.ts'
import { englishTrades, englishTradesOfSomething } from '../lexicon/english-trades.ts'
import { addressSigns } from '../lexicon/places.ts'
import {
  englishRoleNouns,
  gradesBeforeRole,
  notTrades,
  rolePhrases,
  rolesOnlyFirst,
  sentenceVerbs,
  wordsBeforeRole,
} from '../lexicon/roles.ts'
import { germanEnding, givenNames, notFirst, notRoles, roleStems, roleWords } from './role-vocabulary.ts'

const maxLength = 140
const maxWords = 18

/** "Cercasi", "N. 2", "Posizione aperta:", "Un/a": words before the role itself. */
const leadIn = new RegExp(String.raw`^(?:${anyOf(wordsBeforeRole)}(?=[\s:–—-]|$)[\s:–—-]*){1,6}`, 'iu')

const beforeNoun = new Set(gradesBeforeRole)

const onlyFirst = wholeText(rolesOnlyFirst)

/** "Via Roma 12", "47121 Forlì": a letterhead, whatever trade stands in the company's name. */
const address = anywhere(addressSigns, 'u')

const verbs = new RegExp(String.raw`(?:^|\s)${anyOf(sentenceVerbs)}(?=\s|$)`, 'iu')

/** Whether a short text is the name of a post. Linear in the text's length. */
export function looksLikeRole(text: string): boolean {
  return roleKind(text) === 'role'
}

/** Whether it could be one, though its trade is unknown: no label, no question, no menu entry, no person. */
export function couldBeRole(text: string): boolean {
  const kind = roleKind(text)
  return kind === 'role' || kind === 'possible'
}

export type RoleKind = 'role' | 'possible' | 'unlikely' | 'none'

/** A known trade; perhaps an unknown one; words that seldom open a title; or what is no name at all: a label, a sentence, an address. */
export function roleKind(text: string): RoleKind {
  const folded = shortText(text)
  if (folded === null) return 'none'
  const led = folded.replace(leadIn, '')
  // "Barista!" names a post; "Cerchiamo un barista per l'estate!" is a sentence.
  const title = led === folded ? folded.replace(/\s*!+$/u, '') : led
  const words = wordsOf(title)
  const isNamed = headIsRole(words) || isMarkedForAll(title, words)
  if (isOther(title, words)) return 'none'
  return isNamed ? 'role' : isPossible(title, words) ? 'possible' : 'unlikely'
}

const noTrade = wholeText(notTrades)

function isPossible(title: string, [first = '']: readonly string[]): boolean {
  return first.length > 2 && title.length <= 80 && !notFirst.has(first) && !noTrade.test(first)
}

const forAll =
  /(?<=\p{L}{4})[/:*(](?:in|innen)\b|(?<=\p{L}{3}[oaie])\/[aoei]\b|\((?:m\/f|f\/m|m\/w|w\/m|m\/f\/d|m\/w\/d|m\/f\/nb|m\/f\/x|d\/f\/m|h\/f)\)/iu

/** "Sortierer/innen", "Cromista (m/f)": only a post is offered to both. */
function isMarkedForAll(title: string, [first = '']: readonly string[]): boolean {
  return /[/:*(]/.test(title) && !notFirst.has(first) && title.length <= 90 && forAll.test(title)
}

/** A line with a street or a postal code. */
export const holdsAddress = (text: string): boolean => address.test(text)

/** Whether a word names a trade, by itself or as the first of a title. */
export function startsWithRole(word: string): boolean {
  const [first = ''] = wordsOf(word)
  return isRole(first) && !notFirst.has(first)
}

function shortText(text: string): string | null {
  if (text.length > maxLength * 4) return null
  const folded = collapseWhitespace(text)
  return folded.length >= 2 && folded.length <= maxLength && /\p{L}/u.test(folded) ? folded : null
}

function isOther(title: string, words: readonly string[]): boolean {
  const label = title.replace(/\s*:$/, '')
  if (
    /[?!]$|[@…]|https?:|www\.|\+\d{2}[ \d]|\b(?:dal (?:19|20)\d\d\b|0\d{1,3}[ /.-]\d{2}[\d ./-]{2,}\d)/.test(title) ||
    /(?:;|\p{L}{5}\.)\s+\p{Lu}\p{L}+\s+\p{L}/u.test(title)
  )
    return true
  if (isExactPartLabel(label) || isExactFactLabel(label) || verbs.test(title)) return true
  if (/\d/.test(title) && address.test(title)) return true
  if (words.length > 5 && title.endsWith('.') && /\p{L}{3}\.$/u.test(title)) return true
  return words.length === 0 || words.length > maxWords || givenNames.has(words[0] ?? '')
}

const phrase = atStart(rolePhrases)

/** "Personale qualificato", "collaboratori motivati", "Mitarbeiter": people of no particular trade. */
function isAnyone([first = '', second = '']: readonly string[]): boolean {
  if (/^(?:personale|gente|person[ae]|rinforzi|talent[io]|verstarkung|personal)$/.test(first)) return true
  const isVague =
    /^(?:e|ed|o|und|and|motivat\w+|dinamic\w+|seri\w*|volenteros\w+|appassionat\w+|capac[ei]|brav[ie]|qualificat\w+|espert[ie]|nuov[ie]|validi|talentuos\w+|da|per|che|gesucht|fur|)$/
  return (
    /^(?:collaborator[ie]|collaboratric[ei]|mitarbeiter(?:in|innen)?|kolleg(?:en|innen|hi|he))$/.test(first) &&
    isVague.test(second)
  )
}

function headIsRole(words: readonly string[]): boolean {
  let index = 0
  while (index < words.length && beforeNoun.has(words[index] ?? '')) index++
  const first = words[index]
  if (first === undefined) return false
  if (phrase.test(words.join(' '))) return true
  if (isAnyone(words.slice(index))) return false
  if (notFirst.has(first)) return isEnglishRole(words)
  if (isRole(first)) return isFirstEnough(words, index)
  return isSecondNoun(words.slice(index + 1, index + 3)) || isEnglishRole(words)
}

/** "Termoidraulico manutentore" yes, "Incontra una cassiera" no. */
function isSecondNoun(words: readonly string[]): boolean {
  const at = words.findIndex(isPostNoun)
  return at >= 0 && !words.slice(0, at).some((word) => italianLink.test(word) || seeking.test(word))
}

function isFirstEnough(words: readonly string[], index: number): boolean {
  const first = words[index] ?? ''
  // Alone these are a menu entry or a heading: "Tecnici", "Legale", "Account".
  return !(
    words.length === index + 1 &&
    index === 0 &&
    /^(?:chief|account|head|lead|partner|hr|sales|legal[ei]|visual|host|pm)$/.test(first)
  )
}

function isPostNoun(word: string): boolean {
  return isRole(word) && !onlyFirst.test(word)
}

const englishTrade = wholeText(englishTrades)
const englishHead = wholeText([...englishRoleNouns, ...englishTrades, ...englishTradesOfSomething])

/** English puts the noun last, or last before a comma, a dash or "of": "Head of Sales", "HR Business Partner". */
function isEnglishRole(words: readonly string[]): boolean {
  const at = words.findIndex((word) => englishHead.test(word))
  const isNamed = at > 0 || (at === 0 && englishTrade.test(words[0] ?? ''))
  return isNamed && at <= 5 && !words.slice(0, at).some((word) => italianLink.test(word))
}

const seeking = /^(?:cerca|cercano|ricerca|ricercano|seleziona|selezionano|assume|assumono|seeks|sucht|suchen)$/
const italianLink =
  /^(?:il|lo|la|i|gli|le|un|una|di|del|della|dei|delle|per|con|nostro|nostra|nostri|nostre|our|the|your|meet)$/

function isRole(word: string): boolean {
  if (word.length < 2 || word.length > 40 || notRoles.has(word)) return false
  if (roleWords.has(word) || onlyFirst.test(word)) return true
  if (hasStem(word)) return true
  if (word.length >= 7 && /(?:tor[ei]|tric[ei]|sor[ei])$/.test(word)) return true
  if (word.length >= 7 && /(?:ist[aie]?|ier[ei])$/.test(word)) return true
  return /(?:olog[oaih]+)$/.test(word) &&
    word.length >= 7 &&
    !/^(?:catalog|dialog|analog|monolog|epilog|prolog)/.test(word)
    ? !/ologi[ac]/.test(word)
    : germanEnding.test(word) && word.length >= 6
}

/** Stems by their first three letters: one look-up instead of four hundred comparisons. */
const stems = new Map<string, string[]>()
for (const stem of roleStems) stems.set(stem.slice(0, 3), [...(stems.get(stem.slice(0, 3)) ?? []), stem])

/** A stem may be followed by an ending of number and gender, not by another word. */
const ending =
  /^(?:[aeio]|h[ei]|i[oae]|[ei]?[oae]?s|in|innen|e?n|ess[ae]|or[ei]|ric[ei]|i?er[aei]|ist[aei]|ol[oiae]|ior[ei]|ari[oae]?|io|ai|ia|te|ti|ta|to|r[aei]|ng)?$/

function hasStem(word: string): boolean {
  return (stems.get(word.slice(0, 3)) ?? []).some(
    (stem) => word.startsWith(stem) && ending.test(word.slice(stem.length)),
  )
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[a-z]+(?:-[a-z]+)*/g) ?? []
}

function plain(text: string): string {
  const lower = text.toLowerCase()
  // Most words are plain already, and this runs for every line.
  if (/^[ -~]*$/.test(lower)) return lower
  return stripMarks(lower.replace(/ß/g, 'ss'))
}
