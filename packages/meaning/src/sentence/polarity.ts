import { keyAt, type Reading, type Sentence } from './reading.ts'
import { isAfterNegator, isConnector, isExceptive, isFiller, isNegator } from './small-words.ts'

/**
 * Excluded are the reading after "no", "ma non", "tranne" and the like, over fillers only; then what "o" and "e" join
 * to it in the same field, after "tranne" over commas too; or the reading before "esclusa" and a closing "no".
 */
export function excludedReadings(sentence: Sentence): Set<Reading> {
  const excluded = new Set<Reading>()
  const { tokens, readings } = sentence
  let isPending = false
  let isException = false
  let last: Reading | undefined
  for (let at = 0; at < tokens.length; at += 1) {
    const reading = readings[at]
    if (tokens[at]?.gap === 'break') isPending = false
    if (reading) {
      const isListed =
        last !== undefined &&
        excluded.has(last) &&
        last.said.field === reading.said.field &&
        last !== reading &&
        (isJoinedTo(sentence, last, reading) || (isException && isInListTo(sentence, last, reading)))
      if (isPending || isListed) excluded.add(reading)
      isPending = false
      last = reading
      at = reading.to - 1
    } else if (isNegation(sentence, at)) {
      isException = isExceptive(keyAt(sentence, at))
      if (closes(sentence, at) && last && last.to === at && tokens[at]?.gap !== 'break') excluded.add(last)
      else isPending = true
    } else if (!isFiller(keyAt(sentence, at)) && keyAt(sentence, at) !== 't') isPending = false
  }
  return excluded
}

/** "non solo Milano" excludes nothing; "Lombardia meno Milano", "a parte Milano", "anywhere other than Milan" do. */
function isNegation(sentence: Sentence, at: number): boolean {
  const [before, key, next] = [keyAt(sentence, at - 1), keyAt(sentence, at), keyAt(sentence, at + 1)]
  if (isNegator(key)) return !['solo', 'soltanto', 'solamente', 'only', 'necessarily', 'necessariamente'].includes(next)
  if (key === 'but') return ['anything', 'everything', 'all', 'anywhere'].includes(before)
  if (key === 'meno') return sentence.readings[at - 1] !== undefined && sentence.readings[at + 1] !== undefined
  return (key === 'parte' && before === 'a') || (key === 'other' && next === 'than')
}

/** "Verona o Padova": nothing but "o" or "e" and small words between them. */
function isJoinedTo(sentence: Sentence, before: Reading, after: Reading): boolean {
  const between = sentence.tokens.slice(before.to, after.from)
  const hasBreak = sentence.tokens.slice(before.to, after.from + 1).some(({ gap }) => gap === 'break')
  const isSlashed = between.length === 0 && sentence.tokens[after.from]?.marks.trim() === '/'
  return (
    isSlashed || (!hasBreak && between.some(({ key }) => isConnector(key)) && between.every(({ key }) => isFiller(key)))
  )
}

/** "tranne Milano, Monza e Lodi": after a comma, in a list that a word ends. */
function isInListTo(sentence: Sentence, before: Reading, after: Reading): boolean {
  let [last, next] = [before, after]
  for (let step = 0; step < reach && isAfterComma(sentence, last, next); step += 1) {
    const at = next.to + (isConnector(keyAt(sentence, next.to)) ? 1 : 0)
    const following = sentence.readings[at]
    if (following?.said.field !== after.said.field) return false
    if (isJoinedTo(sentence, next, following)) return true
    ;[last, next] = [next, following]
  }
  return false
}

const isAfterComma = ({ tokens }: Sentence, before: Reading, after: Reading) =>
  before.to === after.from && /^\s*,\s*$/.test(tokens[after.from]?.marks ?? '')

/** Words ahead that are considered: a bound, so that time stays linear. */
const reach = 12

/** Whether what it excludes stands before it: nothing understood follows in the same breath. */
function closes({ tokens, readings }: Sentence, at: number): boolean {
  if (!isAfterNegator(tokens[at]?.key ?? '')) return false
  for (let next = at + 1; next < tokens.length && next < at + reach && tokens[next]?.gap !== 'break'; next += 1) {
    if (readings[next]) return false
    if (!isFiller(tokens[next]?.key ?? '')) return tokens[at]?.key !== 'no'
  }
  return true
}
