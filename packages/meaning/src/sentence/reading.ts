import type { FilterField } from '@vedetta/contracts/search/filter-fields'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { nameKey } from '@vedetta/reference/name-key'
import { matchPhrase, type PhraseTable } from './phrases.ts'
import { type Token, tokensOf } from './tokens.ts'

export type Range = { from?: number; to?: number }

/** A place as said: a town, perhaps with the distance around it. */
export type TownSaid = { readonly istat: string; readonly km?: number }

export type Said =
  | { readonly field: Exclude<FilterField, 'city' | 'cities' | RangeField>; readonly values: readonly string[] }
  | { readonly field: RangeField; readonly range: Range }
  | { readonly field: 'city'; readonly town: TownSaid }
  | { readonly field: 'statuses'; readonly values: readonly PositionStatus[] }
  | { readonly field: 'days'; readonly days: number }

type RangeField = 'experience' | 'pay' | 'employees' | 'turnover'

/**
 * Words understood as one thing.
 *
 * - `isSure`: it says a filter by itself; the others need something sure beside them, or a text that is understood whole.
 * - `isLoose`: it may be part of a role's name instead ("addetto mensa", "python developer").
 * - `isGuess`: by a word's ending alone; it needs another reading beside it.
 * - `needsOwnPlace`: a filter only if nothing unknown stands beside it ("…, moda, …").
 */
export type Reading = {
  readonly from: number
  readonly to: number
  readonly said: Said
  readonly isSure: boolean
  readonly isLoose: boolean
  readonly needsOwnPlace: boolean
  readonly isGuess: boolean
}

export type Sentence = {
  readonly source: string
  readonly tokens: readonly Token[]
  /** The reading of each token. */
  readonly readings: (Reading | undefined)[]
  /** Whether a role was read. */
  hasRole: boolean
  /** Whether one was in the plural. */
  hasPluralRole: boolean
}

export function sentenceOf(source: string): Sentence {
  const tokens = tokensOf(source)
  return {
    source,
    tokens,
    readings: new Array<Reading | undefined>(tokens.length).fill(undefined),
    hasRole: false,
    hasPluralRole: false,
  }
}

export const isFree = (sentence: Sentence) => (index: number) => sentence.readings[index] === undefined

export function mark(
  sentence: Sentence,
  from: number,
  to: number,
  said: Said,
  more: Partial<Pick<Reading, 'isSure' | 'isLoose' | 'needsOwnPlace' | 'isGuess'>> = {},
): void {
  const reading: Reading = {
    from,
    to,
    said,
    isSure: true,
    isLoose: false,
    needsOwnPlace: false,
    isGuess: false,
    ...more,
  }
  for (let index = from; index < to; index += 1) sentence.readings[index] = reading
}

export function unmark(sentence: Sentence, reading: Reading): void {
  for (let index = reading.from; index < reading.to; index += 1)
    if (sentence.readings[index] === reading) sentence.readings[index] = undefined
}

/** Each reading once, in the order of the words. */
export function readingsOf({ readings }: Sentence): Reading[] {
  return [...new Set(readings)].filter((reading) => reading !== undefined)
}

/** Marks every phrase of a table among the free words. */
export function markPhrases<Value>(
  sentence: Sentence,
  table: PhraseTable<Value>,
  readValue: (value: Value, from: number, to: number) => Said | undefined,
  more?: Parameters<typeof mark>[4],
): void {
  const free = isFree(sentence)
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!free(at)) continue
    const found = matchPhrase(table, sentence.tokens, at, free)
    const said = found && readValue(found.value, at, found.to)
    if (!found || !said) continue
    mark(sentence, at, found.to, said, more)
    at = found.to - 1
  }
}

export const keyAt = ({ tokens }: Sentence, index: number): string => tokens[index]?.key ?? ''

/** Words as they stand in the text, with the marks between them. */
export const sourceOf = ({ source, tokens }: Sentence, from: number, to: number): string =>
  source.slice(tokens[from]?.start, tokens[to - 1]?.end)

/** Words as written, in small letters; a mended one as it was meant. */
export function writtenAs({ tokens }: Sentence, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ key, text, marks }, step) => {
      const joint = step === 0 ? '' : /^\S+$/.test(marks) || marks === '' ? marks : ' '
      return joint + (isMended({ key, text }) ? key : text.toLowerCase())
    })
    .join('')
    .replaceAll('’', "'")
    .slice(0, 200)
}

export const isMended = ({ key, text }: Pick<Token, 'key' | 'text'>) => key.length >= 7 && nameKey(text) !== key

/** Whether a word directly follows the one before it, without a comma or the like. */
export const isJoined = ({ tokens }: Sentence, index: number): boolean =>
  index > 0 && index < tokens.length && tokens[index]?.gap !== 'break'
