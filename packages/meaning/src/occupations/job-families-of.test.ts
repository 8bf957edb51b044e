import { expect, test } from 'vitest'
import { jobFamiliesOf } from './job-families-of.ts'

const occupation = (isco: string, score: number) => ({ trade: isco, isco, score })

test('families of the likeliest occupations, each once', () => {
  expect(jobFamiliesOf([occupation('7212', 1), occupation('7214', 0.8), occupation('8211', 0.7)])).toEqual(['72', '82'])
})

test('an occupation that explains much less of the title counts for none', () => {
  expect(jobFamiliesOf([occupation('7212', 1), occupation('1120', 0.6)])).toEqual(['72'])
})

test('no occupation, no family', () => {
  expect(jobFamiliesOf([])).toEqual([])
})
