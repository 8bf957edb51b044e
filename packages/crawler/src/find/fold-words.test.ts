import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldWords, urlWords } from './fold-words.ts'

it.each([
  ['Opportunità di lavoro!', ' opportunita di lavoro '],
  ["We're hiring", ' we re hiring '],
  ['C++ / C#', ' c++ c# '],
  ['  ', '  '],
])('foldWords of %s', (text, words) => {
  expect(foldWords(text)).toBe(words)
})

it.each([
  ['https://a.example/lavora-con-noi.html', ' lavora con noi '],
  ['https://a.example/LavoraConNoi/?id=7', ' lavora con noi id 7 '],
  ['https://a.example/opportunit%C3%A0/%E0%A4', ' opportunit c3 a0 e0 a4 '],
  ['nonsense', ' '],
])('urlWords of %s', (url, words) => {
  expect(urlWords(url)).toBe(words)
})

it('foldWords is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldWords(foldWords(text))).toBe(foldWords(text))
    }),
  )
})

it('foldWords folds a text of usual characters as it does beside an unusual one', () => {
  const usual = fc.string({ unit: fc.constantFrom(...'aZ9+# .,-’–«»€àÈçÑÿŸ\u00a0\t'), maxLength: 60 })
  fc.assert(
    fc.property(usual, (text) => {
      expect(foldWords(`ß ${text}`)).toBe(` ß${foldWords(text) === '  ' ? ' ' : foldWords(text)}`)
    }),
  )
})
