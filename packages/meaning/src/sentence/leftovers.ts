import { wordSet } from './phrases.ts'
import { keyAt, mark, type Reading, readingsOf, type Sentence, sourceOf, unmark, writtenAs } from './reading.ts'
import { isFiller, isKept, isNegator, isOther, isTail } from './small-words.ts'

/** A free word that is no filler. */
function isUnknown(sentence: Sentence, at: number): boolean {
  const key = keyAt(sentence, at)
  return (
    at >= 0 &&
    at < sentence.tokens.length &&
    sentence.readings[at] === undefined &&
    !isFiller(key) &&
    !isNegator(key) &&
    key !== 't'
  )
}

/** Words compared on each side of a reading: a bound, so that time stays linear. */
const reach = 12

/** Drops the readings that need a place of their own and have an unknown word beside them, fillers aside. */
export function dropCrowded(sentence: Sentence): void {
  for (const reading of readingsOf(sentence))
    if (reading.needsOwnPlace && isCrowded(sentence, reading)) unmark(sentence, reading)
}

function isCrowded(sentence: Sentence, { from, to }: Reading): boolean {
  const { tokens, readings } = sentence
  for (let at = from - 1; at >= 0 && at > from - reach && tokens[at + 1]?.gap !== 'break' && !readings[at]; at -= 1)
    if (isUnknown(sentence, at)) return true
  for (let at = to; at < tokens.length && at < to + reach && tokens[at]?.gap !== 'break' && !readings[at]; at += 1)
    if (isUnknown(sentence, at)) return true
  return false
}

const placeFields: ReadonlySet<string> = new Set(['city', 'provinces', 'regions'])

/** So many words that no advert has beside nothing but places speak of something else: "biglietto del treno per Roma". */
const maxStrange = 3

const strangeWords = (sentence: Sentence) =>
  sentence.tokens.filter(({ key }, at) => isUnknown(sentence, at) && !isOther(key)).length

/** Where nothing sure was said and words are left over, or all is a guess, nothing was meant. */
export function dropUnsure(sentence: Sentence): void {
  const readings = readingsOf(sentence)
  const isElsewhere = readings.every(({ said }) => placeFields.has(said.field)) && strangeWords(sentence) >= maxStrange
  if (!isElsewhere && (readings.some(({ isSure }) => isSure) || isMostlyRead(sentence, readings))) return
  const isUnderstood = !sentence.tokens.some((_, at) => isUnknown(sentence, at))
  if (isUnderstood && !readings.every(({ isGuess }) => isGuess)) return
  for (const reading of readings) unmark(sentence, reading)
}

/** Several things that are each unsure bear each other out: "…, hotels, Sirmione, seasonal". */
function isMostlyRead(sentence: Sentence, readings: readonly Reading[]): boolean {
  const unknown = sentence.tokens.filter((_, at) => isUnknown(sentence, at)).length
  const fields = new Set(readings.map(({ said }) => said.field))
  const hasPlace = [...fields].some((field) => placeFields.has(field))
  return fields.size > (hasPlace ? 1 : 2) && unknown <= readings.length + 1
}

/** What English says of a role before its name: "German-speaking …", "part-time …". */
const qualities: ReadonlySet<string> = new Set(['languages', 'targetPersona', 'schedule', 'contract', 'smartWorking'])

/** After these a word says what kind of company is meant: "aziende quotate". */
const companyNouns = wordSet('aziende azienda imprese impresa ditte ditta societa realta companies company firms firm')

/** The first word that is no filler. */
const firstRead = (sentence: Sentence) =>
  sentence.tokens.findIndex((_, at) => isUnknown(sentence, at) || sentence.readings[at] !== undefined)

/** More unknown words than a role has. */
const maxRole = 3

/**
 * The unknown words that a text begins with are its role where it has no other ("warehouse jobs in Piacenza"): without them the
 * search would be for anything there.
 */
export function readUnknownRole(sentence: Sentence): void {
  const { tokens, readings } = sentence
  const isNamed = readings.some((reading) => reading?.said.field === 'name' || reading?.said.field === 'companyName')
  if (isNamed || readingsOf(sentence).length === 0) return
  const from = tokens.findIndex(
    (_, at) => isUnknown(sentence, at) || !(readings[at] === undefined || qualities.has(readings[at].said.field)),
  )
  if (
    from === -1 ||
    companyNouns.has(keyAt(sentence, from - 1)) ||
    !(from === firstRead(sentence) || readings[from - 1] !== undefined)
  )
    return
  let to = from
  while (to < tokens.length && isUnknown(sentence, to) && (to === from || tokens[to]?.gap !== 'break')) to += 1
  const words = tokens.slice(from, to)
  if (words.length === 0 || words.length > maxRole || words.some(({ key, isNumber }) => isNumber || isOther(key)))
    return
  if (tokens.some((_, at) => at >= to && isUnknown(sentence, at))) return
  mark(sentence, from, to, { field: 'name', values: [writtenAs(sentence, from, to)] })
}

/** The words that were not understood, as written. */
export function leftovers(sentence: Sentence): string[] {
  const runs: string[] = []
  let start: number | undefined
  const flush = (end: number) => {
    if (start !== undefined) runs.push(...textOf(sentence, start, end))
    start = undefined
  }
  for (const [at, token] of sentence.tokens.entries()) {
    if (token.gap === 'break' || sentence.readings[at]) flush(at)
    if (!sentence.readings[at]) start ??= at
  }
  flush(sentence.tokens.length)
  return runs
}

function textOf(sentence: Sentence, from: number, to: number): string[] {
  const unknown = Array.from({ length: to - from }, (_, step) => from + step).filter((at) => isUnknown(sentence, at))
  const [first, last] = [unknown[0], unknown.at(-1)]
  if (first === undefined || last === undefined) return []
  let start = first
  while (start > from && isKept(keyAt(sentence, start - 1))) start -= 1
  let end = last + 1
  while (end < to && isTail(keyAt(sentence, end))) end += 1
  return [sourceOf(sentence, start, end)]
}
