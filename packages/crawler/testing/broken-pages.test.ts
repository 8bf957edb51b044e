import { expect, it } from 'vitest'
import { readBrokenPages } from './broken-pages.ts'
import { fixtureSets } from './fixture-sets.ts'
import { recordedAnswers } from './recorded-answers.ts'

it('broken pages are read without throwing, without taking long, and quoted only with words they hold', async () => {
  const answers = await recordedAnswers(fixtureSets.tuned)
  const reading = await readBrokenPages(answers, { pages: 120, seed: 7, maxSeconds: 3 })
  expect(reading.problems.map(({ what, role, fetched }) => `${fetched.url} as ${role} ${what}`)).toEqual([])
  expect(reading.pages).toBeGreaterThan(0)
  expect(reading.quotes).toBeGreaterThan(0)
})
