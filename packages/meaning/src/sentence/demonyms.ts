import { once } from '@vedetta/reference/once'
import { phrasesOf, wordSet } from './phrases.ts'
import { isFree, isJoined, keyAt, mark, type Sentence } from './reading.ts'
import { companyKindWords } from './sectors.ts'
import { provinceAreas, regionAdjectives, wideAreas } from './words/place-words.ts'

/** Before an adjective of a place: "aziende bresciane", "hotel romagnoli". */
const companyNouns = wordSet(`
  azienda aziende impresa imprese ditta ditte societa realta gruppo gruppi industria industrie pmi
  multinazionale multinazionali startup agenzia agenzie
`)
const englishNouns = wordSet('companies company firms firm businesses manufacturers employers startups hotels')

/** "bresciano": "bresciana", "bresciani", "bresciane". */
const endings: readonly (readonly [singular: RegExp, forms: readonly string[]])[] = [
  [/([ai]n)o$/, ['o', 'a', 'i', 'e']],
  [/(asc)o$/, ['o', 'a', 'hi', 'he']],
  [/(ol)o$/, ['o', 'a', 'i', 'e']],
  [/(es|ns)e$/, ['e', 'i']],
]

type Area = { readonly field: 'provinces' | 'regions'; readonly codes: readonly string[] }

const areas = once((): ReadonlyMap<string, Area> => {
  const known = new Map<string, Area>()
  for (const [codes, list] of Object.entries(provinceAreas))
    for (const name of phrasesOf(list)) for (const form of formsOf(name)) known.set(form, province(codes))
  for (const [codes, list] of Object.entries(regionAdjectives))
    for (const form of phrasesOf(list.replace(/\s+/g, '|'))) known.set(form, { field: 'regions', codes: [codes] })
  for (const form of ['romano', 'romana', 'romani', 'romane']) known.set(form, province('RM'))
  const romagna = Object.entries(wideAreas).find(([, list]) => phrasesOf(list).includes('romagna'))
  for (const form of formsOf('romagnolo')) known.set(form, province(romagna?.[0] ?? ''))
  return known
})

const province = (codes: string): Area => ({ field: 'provinces', codes: codes.split(' ') })

function formsOf(name: string): string[] {
  for (const [singular, forms] of endings) {
    const stem = singular.exec(name)
    if (stem && !name.includes(' ')) return forms.map((ending) => name.slice(0, stem.index) + stem[1] + ending)
  }
  return []
}

/** An adjective of a place says where companies are: "aziende lombarde", "Tuscan wineries". */
export function readDemonyms(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const area = isFree(sentence)(at) ? areas().get(keyAt(sentence, at)) : undefined
    if (!area || !(isAfterCompany(sentence, at) || isBeforeCompany(sentence, at))) continue
    mark(sentence, at, at + 1, { field: area.field, values: area.codes }, { isSure: false })
  }
}

function isAfterCompany(sentence: Sentence, at: number): boolean {
  const isCompany = (index: number) => {
    const key = keyAt(sentence, index)
    return companyNouns.has(key) || companyKindWords.has(key) || sentence.readings[index]?.said.field === 'employees'
  }
  const isOneBefore = isJoined(sentence, at) && isCompany(at - 1)
  // "imprese edili romane".
  return (
    isOneBefore || (isJoined(sentence, at) && isJoined(sentence, at - 1) && companyNouns.has(keyAt(sentence, at - 2)))
  )
}

const isBeforeCompany = (sentence: Sentence, at: number) =>
  isJoined(sentence, at + 1) && englishNouns.has(keyAt(sentence, at + 1))
