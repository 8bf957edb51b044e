import { expect, test } from 'vitest'
import { freeIf, isCounted, refinementMinutes, searchCosts, searchRules, searchValidHours } from './search-cost.ts'

test('one rule of the table counts a search, as one, and it is the last', () => {
  expect(searchRules.filter(isCounted)).toEqual(['counted'])
  expect([searchRules.at(-1), searchCosts.counted.searches]).toEqual(['counted', 1])
})

test.each(['it', 'en'] as const)(
  'the sentence of free searches names every free rule and its time, in %s',
  (language) => {
    const sentence = freeIf(language)
    for (const rule of searchRules) expect(sentence.includes(searchCosts[rule][language])).toBe(!isCounted(rule))
    expect(sentence).toContain(` ${searchValidHours} `)
    expect(sentence).toContain(` ${refinementMinutes} `)
  },
)
