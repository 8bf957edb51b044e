import { contactNumbersIn, digitsOf } from './contact-numbers.ts'
import { keyOf, personHash, wordsOf } from './person-keys.ts'
import type { PersonalSpan } from './personal-spans.ts'

/** The hashes of people of each company who opted out, with the company's key. */
export type OptedOutPeople = readonly { key: Buffer; hashes: ReadonlySet<string> }[]

const word = /\p{L}[\p{L}'’]*/gu
const maxApart = 8
const maxWords = 4

/** Where a text names people who opted out, in any order of their names, and their numbers in any writing. */
export function optedOutSpans(text: string, people: OptedOutPeople): PersonalSpan[] {
  return [...namesIn(text, people), ...numbersIn(text, people)]
}

function namesIn(text: string, people: OptedOutPeople): PersonalSpan[] {
  const words = [...text.matchAll(word)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    folded: wordsOf(written).join(''),
  }))
  const found: PersonalSpan[] = []
  const checked = new Map<string, boolean>()
  const isPerson = (key: string) => {
    const known = checked.get(key) ?? hasHash(people, 'name', key)
    checked.set(key, known)
    return known
  }
  words.forEach((first, at) => {
    for (let count = maxWords; count >= 2; count--) {
      const some = words.slice(at, at + count)
      const last = some.at(-1)
      if (some.length < count || !last || !isTogether(text, some) || !isPerson(keyOf(some.map(({ folded }) => folded))))
        continue
      found.push({ start: first.start, end: last.end, kind: 'name', value: text.slice(first.start, last.end) })
      break
    }
  })
  return found
}

const isTogether = (text: string, words: readonly { start: number; end: number }[]) =>
  words.every((one, index) => {
    const next = words[index + 1]
    return (
      next === undefined ||
      (next.start - one.end <= maxApart && /^[^\p{L}\d\n]+$/u.test(text.slice(one.end, next.start)))
    )
  })

function numbersIn(text: string, people: OptedOutPeople): PersonalSpan[] {
  return contactNumbersIn(text)
    .filter(({ number }) => hasHash(people, 'number', digitsOf(number)))
    .map(({ start, end, number }) => ({ start, end, kind: 'number', value: number }))
}

const hasHash = (people: OptedOutPeople, kind: 'name' | 'number', value: string): boolean =>
  people.some(({ key, hashes }) => hashes.has(personHash(key, kind, value)))
