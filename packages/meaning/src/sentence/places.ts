import { matchPhrase, type PhraseTable, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, keyAt, mark, type Sentence } from './reading.ts'
import type { RoleKnowledge } from './role-nouns.ts'
import { readTownAt } from './town-mention.ts'
import { areaNames, provinceCodes, provinceNames, townNames } from './towns.ts'
import { provinceBefore } from './words/place-words.ts'

const cue: PhraseTable<true> = phraseTable(phrasesOf(provinceBefore).map((phrase) => [phrase, true] as const))

/** Small words before an area. */
const areaBefore = wordSet(`
    in nel nella nell nei nelle nello di del della dell dei delle tutto tutta tutti solo il la l le the all a ai
    per across of only zona from da dal dalla sul su regione region area throughout whole intera intero lungo
  `)
/** Adjectives of a town that are also dishes, people or styles. */
const unsureAreas = wordSet(`
    milanese bolognese genovese piacentino parmense tarantino centro nord sud north south isole islands
    fiorentino pisano romagna emilia veneziano torinese bat etneo lario reggiano senese
  `)

const joins = new Set(['e', 'o', 'and', 'or', 'ed', 'od', 'oppure', '+'])

/** Codes that are also words or abbreviations. */
const wordCodes = wordSet('NO OR TO SI AN ME PC PR PT MS PA BI CE AT LE SA IM GO AL')

export function readPlaces(sentence: Sentence, { italian, english }: RoleKnowledge): void {
  const isRole = (key: string) => italian.has(key) || english.has(key)
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!isFree(sentence)(at)) continue
    const to =
      readProvincesAt(sentence, at) ??
      readProvincesBefore(sentence, at) ??
      readAreaAt(sentence, at) ??
      readTownAt(sentence, at, isRole) ??
      readCodeAt(sentence, at)
    if (to !== undefined) at = to - 1
  }
}

/** "prov. BG, MI o LO", "province di Bergamo e Brescia". */
function readProvincesAt(sentence: Sentence, at: number): number | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const lead = matchPhrase(cue, tokens, at, free)
  const first = lead && matchPhrase(provinceNames(), tokens, lead.to, free)
  if (!first) return undefined
  mark(sentence, at, first.to, { field: 'provinces', values: [first.value] })
  const isPlural =
    /^(?:province|provincie|provinces|nelle)$/.test(keyAt(sentence, at)) ||
    tokens.slice(at, first.to).some(({ key }) => key === 'provinces')
  let to = first.to
  for (let next = nextProvince(sentence, to, isPlural); next; next = nextProvince(sentence, to, isPlural)) {
    mark(sentence, to, next.to, { field: 'provinces', values: [next.code] })
    to = next.to
  }
  return to
}

/** "Piacenza, Lodi and Cremona provinces". */
function readProvincesBefore(sentence: Sentence, at: number): number | undefined {
  const first = matchPhrase(provinceNames(), sentence.tokens, at, isFree(sentence))
  if (!first) return undefined
  const codes = [first.value]
  let to = first.to
  for (let next = nextProvince(sentence, to, true); next; next = nextProvince(sentence, to, true)) {
    codes.push(next.code)
    to = next.to
  }
  if (codes.length < 2 || keyAt(sentence, to) !== 'provinces') return undefined
  mark(sentence, at, to + 1, { field: 'provinces', values: codes })
  return to + 1
}

/** A code goes on any list; a name one that is joined by a word, or that was opened in the plural. */
function nextProvince(sentence: Sentence, at: number, isPlural: boolean): { code: string; to: number } | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const marks = tokens[at]?.marks ?? ''
  if (at >= tokens.length || !/^\s*[,/+-]?\s*$/.test(marks)) return undefined
  const isListed = /[,/+-]/.test(marks)
  const isJoined = joins.has(keyAt(sentence, at))
  const start = isJoined ? at + 1 : at
  const from =
    matchPhrase(cue, tokens, start, free)?.to ?? (['di', 'of'].includes(keyAt(sentence, start)) ? start + 1 : start)
  const found = matchPhrase(provinceNames(), tokens, from, free)
  if (!found) return undefined
  const isCode = isCodeAt(sentence, from) && found.to === from + 1
  return isCode || isJoined || (isPlural && isListed) ? { code: found.value, to: found.to } : undefined
}

function readAreaAt(sentence: Sentence, at: number): number | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const found = matchPhrase(areaNames(), tokens, at, free)
  if (!found || (matchPhrase(townNames(), tokens, at, free)?.to ?? 0) > found.to) return undefined
  let from = at
  while (from > 0 && tokens[from]?.gap !== 'break' && free(from - 1) && areaBefore.has(keyAt(sentence, from - 1)))
    from -= 1
  const isWord = found.to === at + 1 && unsureAreas.has(keyAt(sentence, at))
  if (isWord && quarters.has(keyAt(sentence, at)) && isTownAt(sentence, found.to)) return undefined
  if (found.value.kind === 'town') return undefined
  // "centro" and "nord" are areas after "nel", "tutto il" and the like, or as "centro Italia".
  const isBare = isWord && from === at && !/^\p{Lu}/u.test(tokens[at]?.text ?? '')
  mark(
    sentence,
    from,
    found.to,
    { field: found.value.kind, values: found.value.codes },
    { isSure: !isWord, needsOwnPlace: isBare },
  )
  return found.to
}

/** "zona nord Milano", "centro di Milano": a part of the town, and no part of the country. */
const quarters = wordSet('nord sud est ovest centro north south centre center')

function isTownAt(sentence: Sentence, at: number): boolean {
  const start = ['di', 'of'].includes(keyAt(sentence, at)) ? at + 1 : at
  const isNext = sentence.tokens[at]?.gap !== 'break' && sentence.tokens[start]?.gap !== 'break'
  return isNext && matchPhrase(townNames(), sentence.tokens, start, isFree(sentence)) !== undefined
}

/** "magazziniere BG": capitals among small letters. */
function readCodeAt(sentence: Sentence, at: number): number | undefined {
  const isShouted = sentence.source === sentence.source.toUpperCase()
  const isModule = sentence.tokens.slice(Math.max(0, at - 4), at).some(({ key }) => key === 'sap')
  if (isShouted || isModule || !isCodeAt(sentence, at) || wordCodes.has(sentence.tokens[at]?.text ?? ''))
    return undefined
  mark(sentence, at, at + 1, { field: 'provinces', values: [sentence.tokens[at]?.text ?? ''] }, { isSure: false })
  return at + 1
}

function isCodeAt({ tokens }: Sentence, at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return /^[A-Z]{2}$/.test(text) && provinceCodes().has(text)
}
