import { expect, test } from 'vitest'
import { enteredSearch, saysMore } from './entered-search.ts'
import { parseSentence } from './parse-sentence.ts'
import { istatOf, knowledge } from './testing/read-sentence.ts'

const search = (text: string) => enteredSearch(text, parseSentence(text, knowledge))
const takesReading = (text: string) => saysMore(text, parseSentence(text, knowledge))
const words = (text: string) => ({ position: { name: [text] }, notPosition: {}, company: {}, notCompany: {} })

test('a text that names more than a role searches what it says', () => {
  expect(search('contabile Bologna').position).toEqual({
    name: ['contabile'],
    city: { mode: 'exact', istat: istatOf('Bologna') },
  })
  expect(search('contabile con inglese vicino a Bologna, smart working').position).toEqual({
    name: ['contabile'],
    languages: ['en'],
    city: { mode: 'radius', istat: istatOf('Bologna'), km: 30 },
    smartWorking: ['yes', 'hybrid'],
  })
})

test.each([
  'contabile',
  'capo officina',
  'addetto paghe e contributi',
  'operai edili',
  'software engineer',
  'zorbante',
])('a role alone searches its words: %s', (text) => {
  expect(search(text)).toEqual(words(text))
})

test.each(['marketing', 'Milano', 'sap java'])(
  'a single word, and trades and tools alone, search their words: %s',
  (text) => {
    expect(search(text)).toEqual(words(text))
  },
)

test.each([
  '"contabile Bologna"',
  '«contabile Bologna»',
  'contabile OR ragioniere Bologna',
  'contabile -stage Bologna',
])('quotes and operators keep the words: %s', (text) => {
  expect(search(text)).toEqual(words(text))
})

test('words around a role are no part of it; one that nobody knows stays a word of a short text', () => {
  expect(search('cerco un cuoco').position).toEqual({ name: ['cuoco'] })
  expect(search('saldatori e tornitori').position).toEqual({ name: ['saldatore', 'tornitore'] })
  expect(takesReading('saldatore zorbanate')).toBe(false)
  expect(takesReading('saldatore zorbanate e bella presenza')).toBe(true)
})

test('words of adverts beside a role are no part of it, also in a short text', () => {
  expect(search('magazziniere, no weekend').position).toEqual({ name: ['magazziniere'] })
  expect(takesReading('steward zorbanate')).toBe(false)
})

test('a text of which nothing is understood searches its words', () => {
  expect(search('  biglietto del treno  ')).toEqual(words('biglietto del treno'))
})
