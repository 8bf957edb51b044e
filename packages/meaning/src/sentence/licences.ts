import { isFree, isJoined, keyAt, mark, type Sentence } from './reading.ts'

const licence = /^(?:a[12]?|b|be|b96|c|ce|c1|c1e|d|de|d1|d1e|k|am|nautica|europea|internazionale|superiore)$/
const beforeClass = new Set(['di', 'tipo', 'guida', 'cat', 'categoria', 'categorie'])
const joins = new Set(['e', 'o', 'and', 'or', '+', 'con', 'ed', 'oppure'])
const driver = /^(?:autist|camionist|conducent|driver|bilic)/

/** Driving licences: "patente B", "patenti C e CE", "autista CE", "category C licence". */
export function readLicences(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!isFree(sentence)(at)) continue
    const key = keyAt(sentence, at)
    if (['patente', 'patenti', 'pat'].includes(key)) at = markClasses(sentence, at) - 1
    else if (/^licen[cs]e$/.test(key)) markEnglish(sentence, at)
    else if (driver.test(keyAt(sentence, at - 1)) && isJoined(sentence, at)) markDriversClass(sentence, at)
  }
}

/** The classes after "patente", however many; the index after them. */
function markClasses(sentence: Sentence, at: number): number {
  let start = at + 1
  while (beforeClass.has(keyAt(sentence, start))) start += 1
  const values: string[] = []
  let to = at + 1
  for (let next = classAfter(sentence, start, true); next; next = classAfter(sentence, to, false)) {
    values.push(`patente ${next.name}`)
    to = next.to
  }
  if (values.length > 0) mark(sentence, at, to, { field: 'certifications', values })
  else if (keyAt(sentence, at) !== 'pat')
    mark(sentence, at, to, { field: 'certifications', values: ['patente'] }, { isSure: false })
  return to
}

/** The next class of a list: directly, after a comma, or after "e" and the like. */
function classAfter(sentence: Sentence, at: number, isFirst: boolean): { name: string; to: number } | undefined {
  const { tokens } = sentence
  const isReached = isFirst || tokens[at]?.gap !== 'break' || /^\s*[,(]\s*$/.test(tokens[at]?.marks ?? '')
  const direct = isReached ? classAt(sentence, at) : undefined
  if (direct && isLetterListed(sentence, at)) return direct
  if (isFirst || !joins.has(keyAt(sentence, at)) || !isLetterListed(sentence, at + 1)) return undefined
  return classAt(sentence, at + 1)
}

/** "e" and "a" are also words: as classes they are capitals, or end what is said. */
function isLetterListed({ tokens }: Sentence, at: number): boolean {
  const text = tokens[at]?.text ?? ''
  if (['e', 'o'].includes(text)) return false
  return text === text.toUpperCase() || text !== 'a' || (tokens[at + 1]?.gap ?? 'break') === 'break'
}

function classAt(sentence: Sentence, at: number): { name: string; to: number } | undefined {
  const { tokens } = sentence
  const key = keyAt(sentence, at)
  const isTrailer = key === 'e' && tokens[at]?.text === 'E' && /^patent/.test(keyAt(sentence, at - 1))
  if (!isFree(sentence)(at) || !(licence.test(key) || isTrailer)) return undefined
  const [next, last] = [tokens[at + 1], tokens[at + 2]]
  // "C+E" and "C/E" are one class.
  if (next?.key === '+' && next.marks === '' && last?.key === 'e' && last.marks === '')
    return { name: `${key}e`, to: at + 3 }
  if (next?.key === 'e' && next.marks === '/') return { name: `${key}e`, to: at + 2 }
  return { name: key, to: at + 1 }
}

/** "autista CE": a class in capitals after who drives. */
function markDriversClass(sentence: Sentence, at: number): void {
  const isClass =
    /^(?:B|BE|C|CE|D|DE)$/.test(sentence.tokens[at]?.text ?? '') && !/^licen[cs]e/.test(keyAt(sentence, at + 1))
  const found = isClass ? classAt(sentence, at) : undefined
  if (found) mark(sentence, at, found.to, { field: 'certifications', values: [`patente ${found.name}`] })
}

/** "driving licence B", "category C licence", "licence CE": as written. */
function markEnglish(sentence: Sentence, at: number): void {
  const { tokens } = sentence
  const isClass = (index: number) => licence.test(keyAt(sentence, index)) && keyAt(sentence, index) !== 'a'
  const isPart = (index: number) =>
    isFree(sentence)(index) &&
    (/^(?:driving|s|category|cat|class|type)$/.test(keyAt(sentence, index)) || isClass(index))
  let [from, to] = [at, at + 1]
  while (from > 0 && tokens[from]?.gap !== 'break' && isPart(from - 1)) from -= 1
  if (keyAt(sentence, from) === 's' && keyAt(sentence, from - 1) === 'driver') from -= 1
  while (isJoined(sentence, to) && isPart(to)) to += 1
  if (!tokens.slice(from, to).some((_, step) => isClass(from + step))) return
  const written = sentence.source.slice(tokens[from]?.start, tokens[to - 1]?.end)
  mark(sentence, from, to, { field: 'certifications', values: [written.toLowerCase().slice(0, 200)] })
}
