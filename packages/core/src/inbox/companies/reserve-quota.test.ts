import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateReserveQuota } from './reserve-quota.ts'

test.each([
  [0, 0],
  [1, 0],
  [13, 0],
  [14, 0],
  [15, 1],
  [16, 1],
  [25, 1],
  [34, 1],
  [35, 1],
  [36, 2],
  [37, 2],
  [49, 2],
  [50, 2],
  // 7 %: 3.57
  [51, 4],
  [52, 4],
  [57, 4],
  [60, 4],
  // 4.48, 4.55
  [64, 4],
  [65, 5],
  [70, 5],
  [71, 5],
  // 5.46, 5.53
  [78, 5],
  [79, 6],
  [85, 6],
  [92, 6],
  [93, 7],
  [99, 7],
  [100, 7],
  [101, 7],
  // 7.49, 7.56
  [107, 7],
  [108, 8],
  [114, 8],
  [121, 8],
  [122, 9],
  // 10.5 is a half, not over it; 10.57
  [150, 10],
  [151, 11],
  [200, 14],
  [249, 17],
  [250, 17],
  [251, 18],
  [300, 21],
  [350, 24],
  [351, 25],
  [499, 35],
  [500, 35],
  [750, 52],
  [1_000, 70],
  [1_050, 73],
  [10_000, 700],
  [120_000, 8_400],
])('estimateReserveQuota: with %d employees the law reserves %d', (employees, people) => {
  expect(estimateReserveQuota(employees)).toEqual({ isEstimate: true, people })
})

test('estimateReserveQuota gives no estimate for an unknown headcount', () => {
  expect(estimateReserveQuota(null)).toBeNull()
})

test('estimateReserveQuota never falls as the number of employees rises', () => {
  fc.assert(
    fc.property(fc.nat(500_000), (employees) => {
      const now = estimateReserveQuota(employees)?.people ?? Number.NaN
      expect(estimateReserveQuota(employees + 1)?.people).toBeGreaterThanOrEqual(now)
      if (employees > 50) expect(Math.abs(now - employees * 0.07)).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})
