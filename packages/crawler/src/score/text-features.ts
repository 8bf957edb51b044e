import { foldWords } from '../find/fold-words.ts'
import type { CandidateTexts } from './candidate-facts.ts'

/** Words are weighed apart by where they stand. */
export const textParts = ['title', 'above', 'block', 'page', 'site'] as const

export type TextPart = (typeof textParts)[number]

/** The size of each part's table of weights: 2 to this power. */
export const hashBits: Record<TextPart, number> = { title: 16, above: 15, block: 15, page: 13, site: 13 }

const maxTitle = 100
const maxRunWord = 30
const maxWordLength = 12
const pairFactor = 0x9e3779b1

/** The same word weighs differently in another place, so each place has a start of its own. */
const places = {
  first: 0x811c9dc5,
  last: 0x1b873593,
  count: 0x5bd1e995,
  title: 0x27d4eb2f,
  run: 0x165667b1,
  heading: 0x85ebca6b,
  lead: 0xc2b2ae35,
  over: 0x2545f491,
  block: 0x68e31da4,
  page: 0x1b56c4e9,
  path: 0x7feb352d,
  site: 0x846ca68b,
} as const

type Text = keyof CandidateTexts
type Place = (typeof places)[keyof typeof places]

/** The texts of each part, and how many words of each count. */
const textsOfPart: Record<TextPart, readonly (readonly [Text, number])[]> = {
  title: [['title', maxTitle]],
  above: [
    ['heading', 14],
    ['lead', 30],
    ['over', 12],
  ],
  block: [['block', 70]],
  page: [
    ['page', 20],
    ['path', 8],
  ],
  site: [['site', 40]],
}

/** Whether a part is the same for both, as what stands above them is for records of one group. */
export const isSamePart = (part: TextPart, a: CandidateTexts, b: CandidateTexts): boolean =>
  textsOfPart[part].every(([text]) => a[text] === b[text])

/** The places of a part's words and word pairs, of a title's character runs too, in the table of weights. No word can be read back. */
export function textFeatures(part: TextPart, texts: CandidateTexts): number[] {
  const found = new PlacesInTable((1 << hashBits[part]) - 1)
  if (part === 'title') addTitle(texts.title, found)
  else for (const [text, maxWords] of textsOfPart[part]) addWords(places[text], texts[text], maxWords, found)
  return found.all()
}

const marked = new Uint8Array(2 ** Math.max(...Object.values(hashBits)))

/** Places in a table, each once, in the order in which they came. Marks instead of a set, because this runs for every word. */
class PlacesInTable {
  private readonly mask: number
  private readonly places: number[] = []

  constructor(mask: number) {
    this.mask = mask
  }

  add(hash: number): void {
    const place = mixed(hash) & this.mask
    if (marked[place] === 1) return
    marked[place] = 1
    this.places.push(place)
  }

  /** Also takes the marks away again. */
  all(): number[] {
    for (const place of this.places) marked[place] = 0
    return this.places
  }
}

const space = 32

/** The words of a folded text, which has a space at both ends: where each begins, and where it ends. */
function wordsOf(folded: string, max: number): number[] {
  const bounds: number[] = []
  let start = 1
  for (let at = 1; at < folded.length && bounds.length < 2 * max; at++) {
    if (folded.charCodeAt(at) !== space) continue
    if (at > start) bounds.push(start, at)
    start = at + 1
  }
  return bounds
}

function addWords(place: Place, text: string, max: number, found: PlacesInTable): void {
  const folded = foldWords(text)
  const words = wordsOf(folded, max)
  let before = 0
  for (let word = 0; word < words.length; word += 2) {
    const start = words[word] as number
    const own = hash(place, folded, start, Math.min(words[word + 1] as number, start + maxWordLength))
    found.add(own)
    if (before !== 0) found.add(Math.imul(before, pairFactor) ^ own)
    before = own
  }
}

function addTitle(text: string, found: PlacesInTable): void {
  const folded = foldWords(text.slice(0, maxTitle))
  const words = wordsOf(folded, maxTitle)
  found.add(hash(places.first, folded, words[0] ?? 0, words[1] ?? 0))
  found.add(hash(places.last, folded, words.at(-2) ?? 0, words.at(-1) ?? 0))
  found.add(places.count + Math.min(8, words.length / 2))
  for (let word = 0; word < words.length; word += 2) {
    const start = words[word] as number
    const end = words[word + 1] as number
    found.add(hash(places.title, folded, start, end))
    addRuns(folded, start, Math.min(end, start + maxRunWord), found)
  }
}

const beginning = '^'.charCodeAt(0)
const ending = '$'.charCodeAt(0)

/** Three to five characters in a row, the word's beginning and its ending among them. */
function addRuns(folded: string, start: number, end: number, found: PlacesInTable): void {
  for (let from = start - 1; from + 3 <= end + 1; from++) {
    let run: number = places.run
    for (let at = from; at < Math.min(end + 1, from + 5); at++) {
      run = step(run, at < start ? beginning : at < end ? folded.charCodeAt(at) : ending)
      if (at - from >= 2) found.add(run)
    }
  }
}

/** FNV-1a over a part of a text, from a start that stands for where it was read. */
export function hash(start: number, text: string, from: number, to: number): number {
  let value = start
  for (let index = from; index < to; index++) value = step(value, text.charCodeAt(index))
  return value
}

const step = (value: number, code: number): number => Math.imul(value ^ code, 0x01000193)

/** Mixed so that the low bits serve as an index into a table. */
export function mixed(value: number): number {
  const half = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (half ^ (half >>> 12)) >>> 0
}
