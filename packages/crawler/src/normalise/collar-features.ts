import { hash, mixed } from '../score/text-features.ts'
import type { Advert, Statement } from './advert.ts'

/** How many weights each table has. */
export const collarSizes = { title: 49_152, text: 8_192 } as const

export type CollarPart = keyof typeof collarSizes

export const collarParts = Object.keys(collarSizes) as CollarPart[]

/** Where the words of an advert are in the tables of weights. No word can be read back. */
export type CollarFeatures = Record<CollarPart, Uint32Array>

const maxTitleWords = 14
const maxTextWords = 200
/** What a text's words begin with: their endings say nothing of the work. */
const stemLength = 7
const minTextWord = 3
const [shortestRun, longestRun] = [3, 6]
const maxWordLength = 30

/** The same word weighs differently in another place, so each place has a start of its own. */
const places = { word: 0x811c9dc5, first: 0x1b873593, run: 0x165667b1, pair: 0x27d4eb2f, text: 0x68e31da4 } as const
const pairFactor = 0x9e3779b1

export function collarFeatures({ title, statements }: Advert): CollarFeatures {
  const texts = statements.filter(isOfWork).map(({ folded }) => folded)
  return { title: titleFeatures(title.folded), text: textFeatures(texts) }
}

/** A statement about the work, and not about the company or all its adverts. */
export const isOfWork = ({ kind, isShared }: Statement): boolean => kind !== 'legal' && kind !== 'about' && !isShared

/** Words of a folded title, pairs of them, and the runs of characters in them. */
export function titleFeatures(folded: string): Uint32Array {
  const found = new Set<number>()
  let before = 0
  for (const word of wordsOf(folded, maxTitleWords)) {
    const own = hash(places.word, word, 0, word.length)
    found.add(mixed(own))
    if (before === 0) found.add(mixed(hash(places.first, word, 0, word.length)))
    else found.add(mixed(Math.imul(before, pairFactor) ^ own ^ places.pair))
    before = own
    addRuns(`^${word.slice(0, maxWordLength)}$`, found)
  }
  return within(found, collarSizes.title)
}

function addRuns(word: string, found: Set<number>): void {
  for (let start = 0; start + shortestRun <= word.length; start++) {
    let run = hash(places.run, word, start, start + shortestRun)
    found.add(mixed(run))
    const last = Math.min(word.length, start + longestRun)
    for (let end = start + shortestRun; end < last; end++) {
      run = hash(run, word, end, end + 1)
      found.add(mixed(run))
    }
  }
}

/** Beginnings of the words of folded texts. */
export function textFeatures(folded: readonly string[]): Uint32Array {
  const found = new Set<number>()
  let left = maxTextWords
  for (const text of folded) {
    for (const word of wordsOf(text, left)) {
      left--
      if (word.length >= minTextWord) found.add(mixed(hash(places.text, word, 0, Math.min(word.length, stemLength))))
    }
  }
  return within(found, collarSizes.text)
}

const within = (found: ReadonlySet<number>, size: number): Uint32Array =>
  Uint32Array.from(new Set([...found].map((value) => value % size)))

const isWordCode = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127

function* wordsOf(folded: string, max: number): Generator<string> {
  let left = max
  let start = -1
  for (let index = 0; index <= folded.length && left > 0; index++) {
    if (index < folded.length && isWordCode(folded.charCodeAt(index))) {
      if (start < 0) start = index
    } else if (start >= 0) {
      yield folded.slice(start, index)
      left--
      start = -1
    }
  }
}
