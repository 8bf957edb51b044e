import { expect, it } from 'vitest'
import type { ReadSite } from '../reading/read-site.ts'
import { confidenceLines } from './confidence-report.ts'

const site = (...weighed: [number, boolean][]) =>
  ({ weighed: weighed.map(([confidence, isPosition]) => ({ confidence, isPosition })) }) as unknown as ReadSite

it('the calibration error is the gap between what was said and what was so, weighed by how often it was said', () => {
  const [first] = confidenceLines([site([0.95, true], [0.95, true]), site([0.75, true], [0.75, false])])
  expect(first).toContain('error 0.150')
})

it('the risk counts the wrong among the surest, and sites with a position to be checked are counted', () => {
  const lines = confidenceLines([site([0.9, true], [0.6, false]), site([0.3, false])])
  expect(lines.at(-2)).toContain('50 % 0.000')
  expect(lines.at(-2)).toContain('100 % 0.500')
  expect(lines.at(-1)).toContain('1 of 2')
})
