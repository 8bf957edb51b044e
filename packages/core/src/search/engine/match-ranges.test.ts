import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchEnd, matchRanges, matchStart } from './match-ranges.ts'

const marked = (text: string) => text.replaceAll('[', matchStart).replaceAll(']', matchEnd)

describe('matchRanges', () => {
  test.each([
    ['Saldatore', [], []],
    ['Saldatore TIG', ['[Saldatore] TIG'], [[0, 9]]],
    [
      'Saldatore TIG esperto',
      ['[Saldatore] TIG [esperto]'],
      [
        [0, 9],
        [14, 21],
      ],
    ],
    [
      'Saldatore TIG esperto',
      ['Saldatore [TIG] esperto', '[Saldatore] [TIG] esperto'],
      [
        [0, 9],
        [10, 13],
      ],
    ],
    ['Addetto/a', ['[Addetto]/a', '[Addetto/a]'], [[0, 9]]],
    ['Chef 👩‍🍳 esperto', ['Chef 👩‍🍳 [esperto]'], [[11, 18]]],
  ])('returns the marked ranges of %j', (text, copies, ranges) => {
    expect(matchRanges(text, copies.map(marked))).toEqual(ranges)
  })

  test('returns none where the page contains mark characters of its own', () => {
    const text = marked('a[b')
    expect(matchRanges(text, [marked('[a][b')])).toEqual([])
  })

  test('returns the marked ranges of any text', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), (words, a, b) => {
        const [from, to] = [Math.min(a, b, words.length), Math.min(Math.max(a, b), words.length)]
        const copy = words.slice(0, from) + matchStart + words.slice(from, to) + matchEnd + words.slice(to)
        expect(matchRanges(words, [copy])).toEqual(from === to ? [] : [[from, to]])
      }),
    )
  })
})
