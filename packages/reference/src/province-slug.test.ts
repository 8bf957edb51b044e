import { expect, test } from 'vitest'
import { provinceOfSlug, provinceSlug } from './province-slug.ts'
import { findProvince, provinceByCode, provinces } from './territories.ts'

test.each([
  ['MI', 'milano'],
  ['RE', 'reggio-nell-emilia'],
  ['AQ', 'l-aquila'],
  ['FC', 'forli-cesena'],
  ['MB', 'monza-e-della-brianza'],
  ['AO', 'aosta'],
])('province %s has the slug %s', (code, slug) => {
  const province = provinceByCode(code)
  expect(province && provinceSlug(province)).toBe(slug)
  expect(provinceOfSlug(slug)).toBe(province)
})

test('each province has a slug of its own, of small letters and hyphens, by which it is found', () => {
  const slugs = provinces().map(provinceSlug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(slugs.map(findProvince)).toEqual(provinces())
  expect(slugs).not.toContain('settori')
})

test.each(['MI', 'Milano', 'milano-', 'monza-brianza', ''])('%j is the slug of no province', (slug) => {
  expect(provinceOfSlug(slug)).toBeUndefined()
})
