import { expect, test } from 'vitest'
import { Vacancies } from './vacancies.ts'

function deal(sizes: readonly number[], positions: number): number[] {
  const vacancies = new Vacancies()
  for (const [index, employees] of sizes.entries()) vacancies.add(index, employees, index + 1)
  const vacancyOf = vacancies.deal(positions)
  const counts = sizes.map(() => 0)
  for (let index = 0; index < positions; index++) {
    const { companyIndex, sourceNo } = vacancyOf(index)
    expect(sourceNo).toBe(companyIndex + 1)
    counts[companyIndex] = (counts[companyIndex] ?? 0) + 1
  }
  return counts
}

test('each position has a company: larger companies have more, the smallest at most one', () => {
  const sizes = Array.from({ length: 2_000 }, (_, index) => (index % 100 === 0 ? 500 : 3))
  const counts = deal(sizes, 1_500)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_500)
  for (const [index, count] of counts.entries()) {
    if (sizes[index] === 3) expect(count).toBeLessThanOrEqual(1)
    else expect(count).toBeGreaterThan(12)
  }
})

test('companies place more positions where more are wanted than usual', () => {
  expect(deal([1, 1, 10], 600)).toEqual([125, 125, 350])
})

test('few positions are scattered over the companies', () => {
  const counts = deal(
    Array.from({ length: 1_000 }, () => 5),
    7,
  )
  expect(counts.filter((count) => count === 1)).toHaveLength(7)
})
