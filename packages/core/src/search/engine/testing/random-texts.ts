import fc from 'fast-check'
import { anything } from './random-positions.ts'
import { oddTexts } from './stated-words.ts'

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })

const quoted = (text: string) => `"${text.replaceAll('"', '')}"`
const minus = (text: string) => `-${text}`
// The library's own `binary` takes seconds to construct.
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
const halfTyped = ['"', '-', '--', '""', '&', '“', '-"']
/** Words that analysis drops. */
const empty = ['di', 'la', 'per', '½', '②']

/** Texts in the query syntax: words and phrases of the vocabulary, ORs, minuses, and anything. */
export function queryTexts(vocabulary: readonly string[]): fc.Arbitrary<string> {
  const word = anyOf([...new Set(vocabulary.flatMap((text) => text.split(' ')))])
  const part = fc.oneof(
    often(8, word),
    often(4, anyOf(vocabulary)),
    often(4, fc.constant('OR')),
    often(1, anyOf(['or', 'Or'])),
    often(3, word.map(minus)),
    often(3, anyOf(vocabulary).map(quoted)),
    often(
      2,
      fc.tuple(word, word).map(([one, other]) => `«${one} ${other}»`),
    ),
    often(1, anyOf(vocabulary).map(quoted).map(minus)),
    often(1, word.map(quoted).map(minus).map(minus)),
    often(1, anyOf(oddTexts).map(quoted)),
    often(1, anyOf([...oddTexts, ...halfTyped, ...empty])),
    often(1, fc.string({ unit: character, maxLength: 8 })),
  )
  const parts = fc.array(part, { minLength: 1, maxLength: 5 }).map((some) => some.join(' '))
  const besideEmpty = fc
    .tuple(anyOf(empty), fc.oneof(anyOf(vocabulary), anyOf(empty)).map(quoted))
    .map((some) => some.join(' '))
  return fc
    .oneof(often(4, word), often(6, parts), often(1, besideEmpty))
    .map((text) => text.slice(0, 200).trim())
    .filter((text) => text !== '')
}

/** Values of the vocabulary, with a word in another case, with the words in another order, and anything. */
export function queryValues(vocabulary: readonly string[]): fc.Arbitrary<string[]> {
  const value = anyOf(vocabulary)
  const entry = fc.oneof(
    often(6, value),
    often(
      4,
      value.map((text) => (text.split(' ').at(-1) ?? text).toUpperCase()),
    ),
    often(
      1,
      value.map((text) => text.split(' ').reverse().join(' ')),
    ),
    often(1, anything),
  )
  return fc.array(entry, { minLength: 1, maxLength: 2 })
}
