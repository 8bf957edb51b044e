import { expect, test } from 'vitest'
import { sectorIds } from '../facts/sectors.ts'
import { mapPath, sectorOfSlug } from './market-map.ts'

test.each([
  [{}, '/mappa'],
  [{ sector: 'retail' }, '/mappa/settori/dettaglio'],
  [{ province: 'milano' }, '/mappa/milano'],
  [{ province: 'milano', sector: 'retail' }, '/mappa/milano/dettaglio'],
] as const)('the map of %j has the path %s', (part, path) => {
  expect(mapPath(part)).toBe(path)
})

test('each sector has a unique slug of lower-case letters and hyphens, and is found by it', () => {
  const slugs = sectorIds.map((sector) => mapPath({ sector }).split('/').at(-1) ?? '')
  expect(new Set(slugs).size).toBe(37)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(slugs.map(sectorOfSlug)).toEqual(sectorIds)
})

test.each(['', 'retail', 'magia'])('%j is no sector slug', (slug) => {
  expect(sectorOfSlug(slug)).toBeUndefined()
})
