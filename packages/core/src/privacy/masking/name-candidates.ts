import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { surnames } from '@vedetta/crawler/lexicon/surnames'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { once } from '@vedetta/reference/once'
import { provinces } from '@vedetta/reference/territories'
import { isCommonWord, isNoun } from './common-words.ts'
import { notNames } from './not-names.ts'

/**
 * Words that may name a person. `full`: a given name and a surname. `titled`: after Dott.ssa and the like. `unknown`: two
 * or three capitalised words. `given`: a given name alone. `word`: one capitalised word.
 */
export type NameCandidate = { start: number; end: number; strength: 'full' | 'titled' | 'unknown' | 'given' | 'word' }

type Word = {
  text: string
  folded: string
  start: number
  end: number
  kind: 'name' | 'initial' | 'particle' | 'other'
}

const word = /\p{L}(?:[\p{L}'’`´]*\p{L})?['’`´]?/gu
const particles = new Set(
  "de di del della dello dei degli delle la lo li le van von der den da dal dalla el al ben bin d' d mac zu".split(' '),
)
/** Ends right before the name. */
export const title =
  /(?:^|[^\p{L}])(?:gent\.?(?:ile|\.?ma)?\s+)?(?:dott\.?\s?(?:ssa)?|dottor(?:essa)?|dr\.?\s?(?:ssa)?|sig\.?\s?(?:ra|na|r)?\.?|signor(?:a|ina)?|ing\.?|ingegner|avv\.?|avvocato|rag\.?|ragionier|geom\.?|geometra|arch\.?|prof\.?\s?(?:ssa)?|professor(?:essa)?|p\.i\.|per\.?\s?ind\.?|notaio|mr|mrs|ms|miss|mister|herr|frau|suor|madame|monsieur|captain|capitano|chef|maestro|d\.ssa|cav\.?|p\.a\.)\.?[ \u00a0]+$/iu
const joint = /^(?:[ \u00a0\u2000-\u200a]{1,2}|-[ \n]?|[ \n]-|[ \u00a0]?[’'`´][ \u00a0]?)$/

const placeNames = once(() => new Set(provinces().map(({ name }) => sameLengthFold(name))))

/** The candidates in the order of the text. */
export function nameCandidates(text: string): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const run of runsOf(text)) found.push(...candidatesOf(text, run))
  return found
}

/** Name-like words that follow each other, without words that are no names. */
function runsOf(text: string): Word[][] {
  const runs: Word[][] = []
  let run: Word[] = []
  const close = () => {
    while (run.at(-1)?.kind === 'particle') run.pop()
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const match of allMatches(word, text)) {
    const one = wordOf(text, match[0], match.index)
    const last = run.at(-1)
    const isJoined = last === undefined || areJoined(text, run, last, one)
    if (!isJoined) close()
    if (one.kind === 'other' && isPartOfName(text, run.at(-1), one)) run.push({ ...one, kind: 'name' })
    else if (one.kind === 'other' || (one.kind === 'particle' && run.length === 0 && !/^\p{Lu}/u.test(one.text)))
      close()
    else run.push(one)
  }
  close()
  return runs
}

/** "Rossi, Anna", "Rossi, A.", or the words on lines of their own. */
function areJoined(text: string, run: readonly Word[], last: Word, one: Word): boolean {
  const between = text.slice(last.end, one.start)
  if (joint.test(between) || (between === '' && last.kind === 'initial' && one.folded.length > 3)) return true
  if (run.length > 1 || last.kind !== 'name' || !/^\p{Lu}/u.test(one.text)) return false
  if (/^, ?$/.test(between))
    return (
      !isGiven(last) && !isCommonNoun(last) && (one.kind === 'initial' || (isGivenName(one.folded) && !isPlace(one)))
    )
  return (
    /^\s*\n\s*$/.test(between) &&
    between.length < 4 &&
    (contactLine.test(text.slice(Math.max(0, last.start - 60), last.start)) ||
      !isCommonWord(isGiven(last) ? one.folded : last.folded)) &&
    /(?:^|\n)\s*$/.test(text.slice(Math.max(0, last.start - 3), last.start)) &&
    /^\s*(?:\n|$)/.test(text.slice(one.end, one.end + 3)) &&
    (isGiven(last) || isGivenName(one.folded))
  )
}

const contactLine =
  /(?:hr|referente|contatt[oi]|contact|lead|responsabile|manager|titolare|ansprechpartner(?:in)?|kontakt)\s?:?\s*\n\s*$/i
const isCommonNoun = ({ folded }: Word) => isCommonWord(folded) && !surnames.has(folded)
const isPlace = ({ folded }: Word) => placeNames().has(folded)

/** "Mario Natale", "Hyun-woo": a word that is no name by itself. */
function isPartOfName(text: string, last: Word | undefined, { text: written, folded, start }: Word): boolean {
  if (last?.kind !== 'name') return false
  if (/^-[ \n]?$/.test(text.slice(last.end, start))) return true
  return isGiven(last) && /^\p{Lu}/u.test(written) && surnames.has(folded)
}

function wordOf(text: string, written: string, start: number): Word {
  const folded = sameLengthFold(written).replace(/'$/, '')
  const isInitial =
    /^\p{Lu}$/u.test(written) && /^\.(?!\s?\p{L}\.?\s?\p{L}(?!\p{L}))/u.test(text.slice(start + 1, start + 8))
  const end = start + written.length + (isInitial ? 1 : 0)
  return { text: written, folded, start, end, kind: isInitial ? 'initial' : kindOf(written, folded) }
}

function kindOf(written: string, folded: string): Word['kind'] {
  if (particles.has(folded)) return 'particle'
  if (!/^\p{Lu}/u.test(written) || folded.length < 2) return 'other'
  if (placeNames().has(folded)) return 'name'
  return notNames.has(folded) && !isGivenName(folded) ? 'other' : 'name'
}

const maxWords = 5

function candidatesOf(text: string, run: readonly Word[]): NameCandidate[] {
  const before = text.slice(Math.max(0, (run[0]?.start ?? 0) - 24), run[0]?.start)
  const isTitled = title.test(before)
  const names = run.filter(({ kind }) => kind !== 'particle')
  const given = run.findIndex((one) => isGiven(one))
  const first = run[0]
  const last = run.at(-1)
  if (!first || !last) return []
  if (!isTitled && names.length > 1 && isTrade(first.folded)) return []
  if (isTitled) return [spanOf(run.slice(0, maxWords), 'titled')]
  if (names.length === 1) return [spanOf([first, last], isGiven(names[0]) ? 'given' : 'word')]
  if (given >= 0) return [spanOf(withoutNouns(aroundGiven(run, given)), 'full')]
  if (run.some(({ kind }) => kind === 'initial')) return [spanOf(run.slice(0, 3), 'full')]
  return names.length > 3 || names.some(({ folded }) => placeNames().has(folded)) ? [] : [spanOf(run, 'unknown')]
}

const isGiven = (one: Word | undefined) => one !== undefined && one.kind === 'name' && isGivenName(one.folded)

/** "Anna Maria De Santis" from the given name on; "ROSSI Anna" from the surname before it. */
function aroundGiven(run: readonly Word[], given: number): readonly Word[] {
  if (run.filter(({ kind }) => kind !== 'particle').length < maxWords) return run
  const isLast = !run.slice(given + 1).some(({ kind }) => kind !== 'particle')
  return isLast ? run.slice(Math.max(0, given - 2)) : run.slice(given, given + maxWords)
}

/** "Anna Rossi Scadenza": a noun at the end, or before the name, is another thing's. */
function withoutNouns(run: readonly Word[]): readonly Word[] {
  const isNounOnly = (one: Word | undefined) =>
    one !== undefined && isNoun(one.folded) && !isGiven(one) && !surnames.has(one.folded)
  const [from, to] = [isNounOnly(run[0]) ? 1 : 0, isNounOnly(run.at(-1)) ? -1 : run.length]
  const rest = run.slice(from, to)
  return rest.filter(({ kind }) => kind !== 'particle').length > 1 ? rest : run
}

function spanOf(words: readonly Word[], strength: NameCandidate['strength']): NameCandidate {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, strength }
}
