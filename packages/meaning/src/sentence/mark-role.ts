import { wordSet } from './phrases.ts'
import { isFree, isJoined, keyAt, mark, type Sentence, unmark } from './reading.ts'
import { goesOn, hasUnknownBefore, isNarrated, isToldToBe } from './role-doubts.ts'
import { nameOf } from './role-name.ts'
import { isWeakEnglish, type RoleKnowledge } from './role-nouns.ts'
import { englishSpan, italianSpan, type Span } from './role-span.ts'
import { isFiller } from './small-words.ts'
import { numberWords } from './words/number-words.ts'

/** The noun of a role. */
export type Head = {
  readonly at: number
  readonly singular: string
  readonly isItalian: boolean
  readonly isKnown: boolean
  /** The end of a noun of several words. */
  readonly end?: number
  /** The beginning of the name of a trade, which needs nothing to complete it. */
  readonly titleFrom?: number
}

/** Nouns that mean something else so often that they are roles only where a role is expected: first, or after a filler. */
export const ambiguous = wordSet(`
    capo guida modello modella quadro quadri esperto maschera storico storica legale domestico domestica pilota
    sala groom fisico fisica matematica chimica ottica grafica meccanica elettronica tecnica commerciale
    informatica idraulica esperti storia storie formatore generale logistica datore
  `)

/** Marks the role around its noun, taking back what completes it; the index after it. */
export function markRole(sentence: Sentence, head: Head, knowledge: RoleKnowledge): number {
  const span = spanOf(sentence, head, knowledge)
  const key = keyAt(sentence, head.at)
  const isAlone = span.to - span.from === 1
  const isWeak = isAlone && !head.isItalian && isWeakEnglish(key)
  if (isToldToBe(sentence, span.from) || (isWeak && !isWholeRun(sentence, head.at))) return head.at + 1
  const to = span.isCut ? head.at + 1 : span.to
  for (const reading of new Set(sentence.readings.slice(span.from, to))) if (reading) unmark(sentence, reading)
  const from = countedFrom(sentence, span.from)
  const name = nameOf(sentence, span.from, to, lastNoun(sentence, head, to, knowledge), knowledge)
  const isGuess = !head.isKnown || isNarrated(sentence, from)
  const isDoubtful = span.isCut || hasUnknownBefore(sentence, span) || goesOn(sentence, to)
  const isSure = !isGuess && !isDoubtful && !isWeak && !(isAlone && ambiguous.has(key))
  sentence.hasRole = true
  if (head.singular !== key) sentence.hasPluralRole = true
  mark(sentence, from, to, { field: 'name', values: [name] }, { isSure, isGuess })
  return to
}

/** Of several English nouns the last is what one is: "assistant managers". */
function lastNoun(sentence: Sentence, head: Head, to: number, { english }: RoleKnowledge): Head {
  const singular = head.isItalian ? undefined : english.get(keyAt(sentence, to - 1))
  return singular === undefined ? head : { ...head, at: to - 1, singular }
}

/** From the number before it: "due saldatori", "n. 3 autisti". */
function countedFrom(sentence: Sentence, start: number): number {
  let from = start
  while (from > 0 && isFree(sentence)(from - 1) && isJoined(sentence, from) && isCountWord(sentence, from - 1))
    from -= 1
  return from
}

/** Nouns that both languages use ("chef", "manager") are completed on both sides. */
function spanOf(sentence: Sentence, head: Head, knowledge: RoleKnowledge): Span {
  const own = sentence.readings[head.at]
  if (head.end === undefined && own && own.to > head.at + 1) return { from: own.from, to: own.to, isCut: false }
  if (head.titleFrom !== undefined) return titleSpan(sentence, head, head.titleFrom, knowledge)
  const inItalian = head.isItalian ? italianSpan(sentence, head.at, knowledge, { end: head.end }) : undefined
  const inEnglish =
    head.end === undefined && knowledge.english.has(head.singular)
      ? englishSpan(sentence, head.at, knowledge)
      : undefined
  if (!inItalian || !inEnglish) return inItalian ?? inEnglish ?? { from: head.at, to: head.at + 1, isCut: false }
  return { from: inEnglish.from, to: Math.max(inItalian.to, inEnglish.to), isCut: inItalian.isCut }
}

function titleSpan(sentence: Sentence, head: Head, from: number, knowledge: RoleKnowledge): Span {
  if (head.isItalian) return italianSpan(sentence, head.at, knowledge, { end: head.end, isComplete: true })
  return { ...englishSpan(sentence, head.at, knowledge), from: englishSpan(sentence, from, knowledge).from }
}

function isCountWord({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    ((token.isNumber && token.key.length < 3) ||
      numberWords[token.key] !== undefined ||
      ['n', 'nr'].includes(token.key))
  )
}

function isWholeRun(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const isBounded = (index: number) =>
    index < 0 || index >= tokens.length || !isFree(sentence)(index) || isFiller(keyAt(sentence, index))
  return (tokens[at]?.gap === 'break' || isBounded(at - 1)) && (tokens[at + 1]?.gap === 'break' || isBounded(at + 1))
}
