import { matchPhrase } from './phrases.ts'
import { isFree, type Range, type Sentence } from './reading.ts'
import { boundsAfter, boundsBefore, numberWords, scales, untilWords } from './words/number-words.ts'

type Amount = { readonly value: number; readonly scale: number; readonly to: number }

/** "30.000", "1,5 mln", "30k", "almeno uno". */
export function amountAt(sentence: Sentence, at: number): Amount | undefined {
  const { tokens } = sentence
  const token = tokens[at]
  if (!token || !isFree(sentence)(at)) return undefined
  const value = token.isNumber ? numberOf(token.text) : numberWords[token.key]
  if (value === undefined) return undefined
  const next = tokens[at + 1]
  const scale = next && next.gap !== 'break' && isFree(sentence)(at + 1) ? scales[next.key] : undefined
  return scale === undefined ? { value, scale: 1, to: at + 1 } : { value: value * scale, scale, to: at + 2 }
}

const numberOf = (text: string) =>
  /^\d{1,3}(?:\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : Number(text.replace(',', '.'))

export type RangeFound = {
  readonly range: Range
  readonly from: number
  readonly to: number
  /** Whether words said which end it is. */
  readonly isBounded: boolean
  readonly scale: number
  readonly hasUnit: boolean
}

/**
 * A range of numbers from a token on: "almeno 3", "da 2 a 5", "3-6", "50k in su", "max 50", with the unit where it
 * stands before the closing words ("5 anni almeno"). A bare number is a lower end.
 */
export function rangeAt(sentence: Sentence, at: number, isUnit: (key: string) => boolean): RangeFound | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const before = matchPhrase(boundsBefore, tokens, at, free)
  const first = amountAt(sentence, skipCurrency(sentence, before?.to ?? at))
  if (!first) return undefined
  const second = secondAmount(sentence, first.to)
  let to = skipCurrency(sentence, second?.to ?? first.to)
  const read = () => (tokens[to]?.gap === 'break' ? undefined : matchPhrase(boundsAfter, tokens, to, free))
  let after = read()
  if (after) to = after.to
  const hasUnit = to < tokens.length && tokens[to]?.gap !== 'break' && free(to) && isUnit(tokens[to]?.key ?? '')
  if (hasUnit) {
    to += 1
    if (!after) {
      after = read()
      // "3 anni da Milano" has no bound after it.
      if (after) to = after.to
    }
  }
  const isBounded = before !== undefined || after !== undefined || second !== undefined
  const found = { from: at, to, isBounded, scale: second?.scale ?? first.scale, hasUnit }
  if (second) {
    const low = first.scale === 1 && second.scale > 1 && first.value < 1000 ? first.value * second.scale : first.value
    return { ...found, range: low <= second.value ? { from: low, to: second.value } : { from: second.value, to: low } }
  }
  if (before?.value === 'between') return undefined
  const bound = before?.value === 'to' || (before === undefined && after?.value === 'to') ? 'to' : 'from'
  return { ...found, range: { [bound]: first.value } }
}

function secondAmount(sentence: Sentence, at: number): Amount | undefined {
  const { tokens } = sentence
  const token = tokens[at]
  if (!token) return undefined
  const start = skipCurrency(sentence, at)
  if (tokens[start]?.isNumber && /^\s*[-–—/]\s*$/.test(token.marks)) return amountAt(sentence, start)
  const until = token.gap === 'break' ? undefined : matchPhrase(untilWords, tokens, at, isFree(sentence))
  const second = until && tokens[until.to]?.isNumber ? amountAt(sentence, until.to) : undefined
  return second
}

function skipCurrency({ tokens }: Sentence, at: number): number {
  return ['euro', 'eur', 'euros'].includes(tokens[at]?.key ?? '') && tokens[at]?.gap !== 'break' ? at + 1 : at
}
