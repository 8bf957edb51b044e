import { describe, expect, it } from 'vitest'
import type { DrawnWords } from './drawn-words.ts'
import { englishWords } from './english/english-words.ts'
import { germanWords } from './german/german-words.ts'
import { italianWords } from './italian/italian-words.ts'
import { phrases } from './phrases.ts'

/** How many phrases a list holds at least. */
const minCounts: Partial<Record<keyof DrawnWords, number>> = {
  ...{ trades: 120, otherPosts: 50, announcements: 50, leads: 50, careers: 30, apply: 40, onward: 20, terms: 60 },
  ...{ tasks: 60, benefits: 50, about: 50, usual: 30, spontaneous: 25, filled: 25 },
}

describe.each([
  ['Italian', italianWords],
  ['German', germanWords],
  ['English', englishWords],
])('%s words', (_, words) => {
  it.each(Object.entries(minCounts))('hold enough %s', (list, count) => {
    expect(words[list as keyof DrawnWords].length).toBeGreaterThanOrEqual(count)
  })

  it('hold no phrase twice in a list', () => {
    for (const [list, all] of Object.entries(words))
      expect(
        all.filter((one, index) => all.indexOf(one) !== index),
        list,
      ).toEqual([])
  })
})

it('reads phrases from lines and between bars', () => {
  expect(phrases('\n  a | b, c\n  | d\n')).toEqual(['a', 'b, c', 'd'])
})
