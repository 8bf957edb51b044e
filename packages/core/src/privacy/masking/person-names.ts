import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { isCommonWord } from './common-words.ts'
import { isStreetOrFirm } from './contact-names.ts'
import { foldWord, keyOf, letters } from './person-keys.ts'

type Span = { start: number; end: number }
type Word = Span & { folded: string; isCapital: boolean; skipped: 'title' | 'label' | null }

/** Capitals within a word begin another: `AnnaRossi`. */
const word = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{L}/gu
const title =
  /^(?:dott|dottor|dottore|dottoressa|dr|drssa|sig|signor|signora|signorina|ssa|ra|na|ing|ingegner|avv|avvocato|rag|geom|arch|prof|professor|professoressa|gent|ma|mr|mrs|ms|herr|frau|cav|notaio)$/
const label =
  /^(?:nome|cognome|name|surname|given|family|first|last|vorname|nachname|firstname|lastname|givenname|familyname|data|meta|content|property|additional)$/

/** "chiedere di", "ask for": whom the firm has the reader ask for. */
const asked =
  /(?:^|[^a-z])(?:(?:chied|domand)[a-z]* (?:di|della?|per)|rivolg[a-z]* ad?|parla[a-z]* con|ask for|speak (?:to|with)|fragen sie nach)\s(?:(?:la|il|sig|sig\.|sig\.ra|signora?)\s)?$/
const maxWords = 8
const maxKeyWords = 4
const maxSpelt = 40
const maxApart = 8

/** Where a text means the person by name, whatever divides or joins its words, in any order, with initials or a title. */
export function personNamesIn(text: string, isName: (key: string) => boolean): Span[] {
  const all = wordsIn(text)
  const words = all.filter(({ skipped }) => skipped === null)
  const titled = titledStarts(text, all)
  // Of a link or of published data, the words.
  const folded = sameLengthFold(text).replace(/[-_/="“”«»]/g, ' ')
  const checked = new Map<string, boolean>()
  const isPerson = (key: string) => {
    const known = checked.get(key) ?? isName(key)
    checked.set(key, known)
    return known
  }
  const found: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const count = countNameWords(text, folded, words, at, titled, isPerson)
    if (count === 0) continue
    found.push(withGivenName(text, words, at, at + count - 1))
    at += count - 1
  }
  return found
}

function wordsIn(text: string): Word[] {
  return allMatches(word, text).map(({ 0: written, index }) => {
    const folded = foldWord(written)
    const skipped = title.test(folded) ? 'title' : label.test(folded) ? 'label' : null
    return { start: index, end: index + written.length, folded, isCapital: /^\p{Lu}/u.test(written), skipped }
  })
}

/** Where words begin that a title stands before. */
function titledStarts(text: string, all: readonly Word[]): ReadonlySet<number> {
  return new Set(
    all.flatMap((one, at) => {
      const before = all[at - 1]
      return before?.skipped === 'title' && /^\.?\s{0,3}$/.test(text.slice(before.end, one.start)) ? one.start : []
    }),
  )
}

/** How many words from there on are the person's name, or none. */
function countNameWords(
  text: string,
  folded: string,
  words: readonly Word[],
  at: number,
  titled: ReadonlySet<number>,
  isPerson: (key: string) => boolean,
): number {
  const first = words[at]
  let spelt = ''
  let count = 0
  const some: Word[] = []
  for (let next = at; next < words.length && some.length < maxSpelt; next++) {
    const one = words[next]
    const last = some.at(-1)
    if (!first || !one || (last && !areJoined(text, last, one))) break
    some.push(one)
    if (some.length > maxWords && some.some(({ folded: { length } }) => length > 1)) break
    spelt += one.folded
    if (spelt.length > maxSpelt) break
    const span = { start: first.start, end: one.end }
    if (isNamed(text, folded, some, span, spelt, isPerson, titled.has(first.start))) count = some.length
  }
  return count
}

function isNamed(
  text: string,
  folded: string,
  some: readonly Word[],
  span: Span,
  spelt: string,
  isPerson: (key: string) => boolean,
  isTitled: boolean,
): boolean {
  const joined = letters([spelt])
  const isOne = some.length === 1
  if (!isOne && isPerson(`=${joined}`)) return !hasComma(text, some) || isReversed(text, some)
  if (isOne && (isPerson(`=${joined}`) || isPerson(`@${joined}`)))
    return isInAddress(text, span) || (spelt.length > 6 && !isCommonWord(spelt))
  const hasInitial = some.some((one) => one.folded.length === 1)
  if (!isOne && some.length <= maxKeyWords && isPerson(keyOf(some.map((one) => one.folded)))) {
    if (hasInitial) return areInitials(text, some) && !isStreetOrFirm(folded, span)
    return !hasComma(text, some) || isReversed(text, some)
  }
  if (some.length > 3 || hasComma(text, some)) return false
  if (isOne && isPerson(`asked ${joined}`) && asked.test(folded.slice(Math.max(0, span.start - 40), span.start)))
    return true
  if (isTitled && isPerson(`titled ${joined}`)) return !isStreetOrFirm(folded, span)
  return isPerson(`only ${joined}`) && !isStreetOrFirm(folded, span)
}

const hasComma = (text: string, some: readonly Word[]) => text.slice(some[0]?.start, some.at(-1)?.end).includes(',')

/** "Rossi, Anna" is one person, "Luca Rossi, Anna Neri" are two others. */
function isReversed(text: string, some: readonly Word[]): boolean {
  const [first, last] = [some[0], some.at(-1)]
  if (!first || !last) return false
  const before = /(\p{L}+)[ \u00a0]$/u.exec(text.slice(Math.max(0, first.start - 30), first.start))?.[1] ?? ''
  const after = /^[ \u00a0](\p{Lu}\p{Ll}+)/u.exec(text.slice(last.end, last.end + 30))?.[1] ?? ''
  return !isGivenName(foldWord(before)) && (after === '' || isCommonWord(foldWord(after)))
}

/** What stands between two words of a name: no sentence ends there, and no other word but titles and labels. */
function areJoined(text: string, one: Word, next: Word): boolean {
  const between = text.slice(one.end, next.start).replace(/\s+/g, ' ')
  const rest = between.replace(/\p{L}+/gu, '')
  if (rest !== between && rest.length <= 2 * maxApart && /^[\s"'’=:.,;(){}[\]<>/_-]*$/.test(rest)) return true
  if (rest.length > maxApart || !/^[^\d:;"“”@?!|]*$/.test(rest)) return false
  return one.folded.length === 1 || !/\.\s/.test(rest)
}

/** "A. Rossi", "Rossi A.", `a-rossi`; not "a Rossi". */
function areInitials(text: string, some: readonly Word[]): boolean {
  const isAllCapital = (one: Word) => /^\p{Lu}{2,}$/u.test(text.slice(one.start, one.end))
  return some.every((one, at) => {
    if (one.folded.length > 1) return true
    const after = text.slice(one.end, one.end + 2)
    const before = text.slice(Math.max(0, one.start - 1), one.start)
    if (/^[.\-_]/.test(after) && (one.isCapital || /^[.\-_]\S/.test(after))) return true
    if (/[-_.]/.test(before)) return true
    const next = some[at + 1]
    if (!one.isCapital) return false
    return next === undefined ? !/^\s?\p{L}/u.test(after) : next.isCapital && !isAllCapital(next)
  })
}

/** Within a link, a file's name or an e-mail address. */
function isInAddress(text: string, { start, end }: Span): boolean {
  return (
    /[/_=#&?-]$/.test(text.slice(Math.max(0, start - 1), start)) ||
    /^(?:@|\.[a-z]{2,4}\b|[_/-])/.test(text.slice(end, end + 6))
  )
}

/** With the given name or initial beside a surname: "Mimma Zuccarmanno", whatever the person's papers say. */
function withGivenName(text: string, words: readonly Word[], from: number, to: number): Span {
  const [first, last] = [words[from], words[to]]
  if (!first || !last) return { start: 0, end: 0 }
  const [before, after] = [words[from - 1], words[to + 1]]
  const isGiven = (one: Word) => isGivenName(one.folded) || (one.isCapital && one.folded.length === 1)
  const isBeside = (one: Word, next: Word) => /^\.?[ \u00a0]{0,2}$/.test(text.slice(one.end, next.start))
  const start = before && isGiven(before) && isBeside(before, first) ? before.start : first.start
  const end = after && isGiven(after) && isBeside(last, after) ? after.end : last.end
  return { start, end }
}
