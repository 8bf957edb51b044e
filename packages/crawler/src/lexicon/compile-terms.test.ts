import { expect, test } from 'vitest'
import { anyOf, anywhere, atStart, foldedWords, fromWordStart, terms, wholeText, wholeWords } from './compile-terms.ts'

const meals = terms`
  mensa
  buon[oi] past[oi]\b

  ticket \d+
`

test('terms reads one term a line, as written, without the white space around it', () => {
  expect(meals).toEqual(['mensa', String.raw`buon[oi] past[oi]\b`, String.raw`ticket \d+`])
})

test('terms keeps a space at the edge of a term that is written as [ ]', () => {
  expect(new RegExp(`^${anyOf(terms`la[ ]`)}$`).test('la ')).toBe(true)
})

test('terms takes in the pattern of another list', () => {
  expect(terms`
    in (?:${anyOf(['ferro', 'rame'])})
  `).toEqual(['in (?:(?:ferro|rame))'])
})

test('anyOf is a group without a capture, its terms in their order', () => {
  expect(anyOf(['a', 'ab'])).toBe('(?:a|ab)')
  expect(new RegExp(anyOf(['a', 'ab'])).exec('ab')?.[0]).toBe('a')
})

test('anywhere finds a term within a word', () => {
  expect(anywhere(meals).test('la dispensa e la mensata')).toBe(true)
  expect(anywhere(meals).test('la dispensa')).toBe(false)
})

test('fromWordStart finds a term that a word begins with', () => {
  expect(fromWordStart(['mensa']).test('mensata')).toBe(true)
  expect(fromWordStart(['mensa']).test('commensa')).toBe(false)
})

test('wholeWords finds a term only as whole words', () => {
  expect(wholeWords(['mensa', 'buon pasto']).test('un buon pasto')).toBe(true)
  expect(wholeWords(['mensa', 'buon pasto']).test('mensata')).toBe(false)
})

test('atStart finds a term only at the start of the text', () => {
  expect(atStart(['mensa']).test('mensata')).toBe(true)
  expect(atStart(['mensa']).test('la mensa')).toBe(false)
})

test('wholeText finds a term only as the text as a whole', () => {
  expect(wholeText(['mensa', 'ticket']).test('ticket')).toBe(true)
  expect(wholeText(['mensa', 'ticket']).test('mensa e ticket')).toBe(false)
})

test('foldedWords finds a term only between spaces, also twice in a row', () => {
  expect(foldedWords(['mensa']).test(' la mensa ')).toBe(true)
  expect(foldedWords(['mensa']).test(' la mensata ')).toBe(false)
  expect(' mensa mensa '.match(new RegExp(foldedWords(['mensa']).source, 'g'))).toHaveLength(2)
})

test('the helpers pass their flags on', () => {
  for (const compile of [anywhere, fromWordStart, wholeWords, atStart, wholeText])
    expect(compile(['mensa'], 'giu').flags).toBe('giu')
  expect(anywhere(['mensa']).flags).toBe('')
})
