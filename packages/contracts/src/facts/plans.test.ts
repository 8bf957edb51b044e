import { expect, test } from 'vitest'
import { keysOf } from '../text/vocabulary.ts'
import { isLow, isLowerTier, licenceSizes, plans, revokeAfterDays, type Tier, tiersWith, trialMonths } from './plans.ts'

test('the tiers are in ascending order', () => {
  expect(keysOf(plans)).toEqual(['basic', 'team', 'pro', 'enterprise'])
})

test.each([
  ['basic', 100, 800],
  ['team', 1000, 3000],
  ['pro', 3200, 7500],
] as const)('%s has %i searches and %i credits', (tier, monthlySearches, monthlyCredits) => {
  expect(plans[tier]).toMatchObject({ monthlySearches, monthlyCredits })
})

test('alerts come with team and up, instant ones with pro and up', () => {
  expect(tiersWith('alerts')).toEqual(['team', 'pro', 'enterprise'])
  expect(tiersWith('instantAlerts')).toEqual(['pro', 'enterprise'])
})

test('the public API comes with enterprise', () => {
  expect(tiersWith('publicApi')).toEqual(['enterprise'])
})

test('licence sizes are 1, 5, 15 or unlimited, and each plan has one of them', () => {
  expect(licenceSizes).toEqual([1, 5, 15, null])
  for (const { size } of Object.values(plans)) expect(licenceSizes).toContain(size)
})

test('trials last 3 or 6 months, and a seat can be revoked after 15 days', () => {
  expect(trialMonths).toEqual([3, 6])
  expect(revokeAfterDays).toBe(15)
})

test.each<[Tier, Tier, boolean]>([
  ['basic', 'team', true],
  ['team', 'team', false],
  ['enterprise', 'pro', false],
])('isLowerTier(%s, %s) is %s', (one, other, lower) => {
  expect(isLowerTier(one, other)).toBe(lower)
})

test.each([
  [101, 1000, false],
  [100, 1000, true],
  [0, 0, true],
  [50, 0, false],
])('%i left of %i a month is running out: %s', (left, monthly, low) => {
  expect(isLow({ left, monthly })).toBe(low)
})
