import { expect, test } from 'vitest'
import { Draws } from '../random/draws.ts'
import { drawAccounts, lastFiledYear } from './accounts.ts'

const draws = new Draws(1)
const many = Array.from({ length: 3_000 }, (_, index) =>
  drawAccounts(draws, { index, employees: 1 + (index % 300), turnoverPerHead: 150, margin: 0.1 }, 2025),
)

test('accounts cover three consistent years, with net income below EBITDA', () => {
  for (const accounts of many) {
    expect(accounts.map(({ year }) => year)).toEqual([2023, 2024, 2025])
    for (const { turnover, costs, ebitda, netIncome } of accounts) {
      expect(turnover - costs).toBe(ebitda)
      expect(netIncome).toBeLessThan(ebitda)
      expect(turnover).toBeGreaterThan(0)
    }
  }
})

test('turnover follows the employees, and most companies make a profit', () => {
  const perHead = many.map(([first], index) => (first?.turnover ?? 0) / ((index % 300) + 1.5))
  expect(perHead.every((euro) => euro > 20_000 && euro < 1_100_000)).toBe(true)
  const profits = many.filter((accounts) => (accounts.at(-1)?.netIncome ?? 0) > 0).length
  expect(profits / many.length).toBeGreaterThan(0.7)
  expect(profits / many.length).toBeLessThan(0.98)
})

test('the accounts of a year are filed by the middle of the next', () => {
  expect(lastFiledYear(Date.UTC(2026, 10, 14))).toBe(2025)
  expect(lastFiledYear(Date.UTC(2026, 2, 1))).toBe(2024)
})
