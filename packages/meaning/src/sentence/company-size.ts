import { type RangeFound, rangeAt } from './numbers.ts'
import { matchPhrase, phrasesOf, phraseTable, tableOf, wordSet } from './phrases.ts'
import { isFree, mark, markPhrases, type Range, type Sentence } from './reading.ts'

const staff = wordSet('dip dipendente dipendenti employee employees lavoratori occupati headcount fte')
/** These may be meant as roles or people, unless words say how many at least or at most. */
const staffIfBounded = wordSet('addetti persone people collaboratori risorse staff workers')

const turnoverWords = tableOf({
  said: `
    fatturato | fatt | fatturati | con fatturato | fatturato di | con un fatturato | con un fatturato di
    fatturato annuo | ricavi | turnover | turnover of | revenue | revenues | revenue of | sales of | con fatt
    volume d affari | giro d affari | un fatturato | with turnover | with revenue | with a turnover of
    with revenues | che fatturano | che fattura | annual turnover | annual revenue
  `,
})
const turnoverAfter = tableOf({
  said: `
    di fatturato | fatturato | di fatt | fatt | di euro di fatturato | euro di fatturato | di ricavi | turnover
    in turnover | of turnover | revenue | in revenue | of revenue | revenues | euro | di euro | annual revenue
    in revenues | euro turnover | eur | euro revenue | di fatturato annuo | in sales
  `,
})

const companyNouns =
  'aziende | azienda | imprese | impresa | societa | realta | ditte | ditta | gruppi | organizzazioni'
const englishNouns =
  'companies | company | firms | firm | businesses | enterprises | employers | organisations | organizations'

const sizes: readonly [list: string, range: Range][] = [
  [
    `
      pmi | sme | smes | piccole e medie imprese | piccole e medie aziende | piccole medie imprese
      piccole medie aziende | small and medium enterprises | small and medium companies
      small and medium businesses | piccola e media impresa | small to medium companies
      small medium enterprises | piccole o medie imprese | piccole o medie aziende | piccole/medie aziende
      piccole/medie imprese
    `,
    { from: 10, to: 249 },
  ],
  [sized('micro'), { from: 1, to: 9 }],
  [
    'microimprese | microimpresa | microaziende | micro companies | micro businesses | micro enterprises',
    { from: 1, to: 9 },
  ],
  [
    `${sized('piccole')}\n${sized('piccola')}\n${englishSized('small')}\npiccoli gruppi | aziende piccole | imprese piccole | azienda piccola | small sized companies`,
    { from: 1, to: 49 },
  ],
  [
    `${sized('medie')}\n${sized('media')}\n${englishSized('medium')}\n${englishSized('mid size')}\n${englishSized('mid sized')}\n${englishSized('medium sized')}\n${englishSized('midsize')}\naziende medie | aziende di medie dimensioni | imprese di medie dimensioni`,
    { from: 50, to: 249 },
  ],
  [
    `${sized('grandi')}\n${sized('grande')}\n${sized('grosse')}\n${englishSized('large')}\n${englishSized('big')}\n${englishSized('larger')}\naziende grandi | imprese grandi | aziende grosse | aziende di grandi dimensioni | grandi dimensioni | large corporations | big corporations | large enterprise | large groups | corporates | grande azienda | large employers`,
    { from: 250 },
  ],
  [
    `${sized('medio grandi')}\naziende medio grandi | medie e grandi aziende | medie e grandi imprese | medie o grandi aziende | medium and large companies | medium to large companies`,
    { from: 50 },
  ],
]

function sized(adjective: string): string {
  return phrasesOf(companyNouns)
    .map((noun) => `${adjective} ${noun}`)
    .join('|')
}

function englishSized(adjective: string): string {
  return phrasesOf(englishNouns)
    .map((noun) => `${adjective} ${noun}`)
    .join('|')
}

const namedSizes = phraseTable(
  sizes.flatMap(([list, range]) => phrasesOf(list).map((phrase) => [phrase, range] as const)),
)

export function readCompanySize(sentence: Sentence): void {
  readAmounts(sentence, 'turnover', turnoverAt)
  readAmounts(sentence, 'employees', employeesAt)
  markPhrases(sentence, namedSizes, (range) => ({ field: 'employees', range }))
}

function readAmounts(
  sentence: Sentence,
  field: 'employees' | 'turnover',
  readAt: (sentence: Sentence, at: number) => { range: Range; to: number } | undefined,
): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const found = isFree(sentence)(at) ? readAt(sentence, at) : undefined
    if (!found) continue
    mark(sentence, at, found.to, { field, range: rounded(found.range) })
    at = found.to - 1
  }
}

const rounded = (range: Range): Range =>
  Object.fromEntries(Object.entries(range).map(([end, amount]) => [end, Math.min(Math.round(amount), 1e12)]))

function employeesAt(sentence: Sentence, at: number): { range: Range; to: number } | undefined {
  const isNamedFirst = staff.has(sentence.tokens[at]?.key ?? '')
  const listed = isNamedFirst ? rangeAt(sentence, at + 1, () => false) : undefined
  if (listed && listed.scale === 1 && isCount(listed)) return { range: listed.range, to: listed.to }
  const found = rangeAt(sentence, at, (key) => staff.has(key) || staffIfBounded.has(key))
  if (!found?.hasUnit || !isCount(found)) return undefined
  const isPlainUnit = sentence.tokens.slice(at, found.to).some(({ key }) => staff.has(key))
  return isPlainUnit || found.isBounded ? { range: found.range, to: found.to } : undefined
}

const isCount = ({ range }: RangeFound) => Object.values(range).every((count) => count <= 10_000_000)

function turnoverAt(sentence: Sentence, at: number): { range: Range; to: number } | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const lead = matchPhrase(turnoverWords, tokens, at, free)
  const found = rangeAt(sentence, lead?.to ?? at, () => false)
  if (!found) return undefined
  const tail = tokens[found.to]?.gap === 'break' ? undefined : matchPhrase(turnoverAfter, tokens, found.to, free)
  const last = tokens[(tail?.to ?? 0) - 1]?.key
  const isNamed = lead !== undefined || (tail !== undefined && last !== 'euro' && last !== 'eur')
  if (!isNamed && found.scale < 1e6) return undefined
  // "fatturato 10" is ten million.
  const scale = found.scale === 1 && Math.max(...Object.values(found.range)) < 1000 ? 1e6 : 1
  const range = Object.fromEntries(Object.entries(found.range).map(([end, amount]) => [end, amount * scale]))
  return { range, to: tail?.to ?? found.to }
}
