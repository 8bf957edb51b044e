import { jobFamilies } from '@vedetta/contracts/facts/job-families'
import { nameKey } from '@vedetta/reference/name-key'
import { expect, test } from 'vitest'
import { trades } from './trades.ts'

test('there are at least 400 trades, each with names and skills in both languages', () => {
  expect(trades.length).toBeGreaterThanOrEqual(400)
  const thin = trades.filter(({ it, en, skills }) => it.length < 2 || en.length < 2 || skills.length < 3)
  expect(thin.map(({ id }) => id)).toEqual([])
})

test('every trade belongs to a family of jobs', () => {
  const lost = trades.filter(({ isco }) => !Object.hasOwn(jobFamilies, isco.slice(0, 2)))
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('every family has a name of its own, and its neighbours exist', () => {
  const ids = new Set(trades.map(({ id }) => id))
  expect(ids.size).toBe(trades.length)
  const lost = trades.flatMap(({ id, near }) => near.filter((other) => other === id || !ids.has(other)))
  expect(lost).toEqual([])
})

/** Both trades are really called so. */
const shared = [
  'carpentiere',
  'auditor',
  'commis',
  'capo officina',
  'capo reparto',
  'caporeparto',
  'caposala',
  'capo sala',
]

test.each(['it', 'en'] as const)('no other name in %s belongs to two families', (language) => {
  const holders = Map.groupBy(
    trades.flatMap((family) => family[language].map((name) => ({ key: nameKey(name), id: family.id }))),
    ({ key }) => key,
  )
  const twice = [...holders].filter(([, held]) => new Set(held.map(({ id }) => id)).size > 1).map(([key]) => key)
  expect(twice.filter((key) => !shared.includes(key))).toEqual([])
})
