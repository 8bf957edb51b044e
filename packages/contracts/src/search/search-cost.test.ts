import { expect, test } from 'vitest'
import { searchPositions } from './position-search.ts'
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
    expect(sentence).toMatch({ it: / o [^,]+$/, en: / or [^,]+$/ }[language])
  },
)

test('the API documents every rule with what it costs', () => {
  const { description = '' } = searchPositions.output.shape.rule
  for (const rule of searchRules) {
    const cost = isCounted(rule) ? 'costs 1' : 'free'
    expect(description).toContain(`\`${rule}\` (${cost}): ${searchCosts[rule].en}`)
  }
})
