import { expect, it } from 'vitest'
import { groupsOf, type SiteTraits } from './site-groups.ts'

const site = (id: string, names: string[], elements: string[] = []): SiteTraits => ({
  folder: 'set',
  id,
  names,
  skeleton: new Set(elements),
})

const groupCount = (...sites: SiteTraits[]) => new Set(groupsOf(sites).values()).size

const elements = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `div>p.c${from + index}`)

it('sites that share a host, a company or an account are one group, also by way of a third', () => {
  expect(groupCount(site('a', ['host a', 'source x']), site('b', ['host b', 'source x']), site('c', ['host b']))).toBe(
    1,
  )
  expect(groupCount(site('a', ['host a']), site('b', ['host b']))).toBe(2)
})

it('a source of many sites is a collection and joins none', () => {
  const many = Array.from({ length: 9 }, (_, index) => site(`s${index}`, [`host ${index}`, 'source x']))
  expect(groupCount(...many)).toBe(9)
})

it('pages with most of their elements alike are of one template; small ones are not compared', () => {
  expect(groupCount(site('a', [], elements(0, 40)), site('b', [], elements(5, 45)))).toBe(1)
  expect(groupCount(site('a', [], elements(0, 40)), site('b', [], elements(30, 70)))).toBe(2)
  expect(groupCount(site('a', [], elements(0, 10)), site('b', [], elements(0, 10)))).toBe(2)
})

it('a group has the same name wherever its folder lies and in whatever order sites come', () => {
  const sites = ['b', 'c', 'a'].map((id) => site(id, ['company x']))
  expect([...groupsOf(sites).values()]).toEqual(['set a', 'set a', 'set a'])
  const elsewhere = sites.toReversed().map((one) => ({ ...one, folder: '/elsewhere/set' }))
  expect([...groupsOf(elsewhere).values()]).toEqual(['set a', 'set a', 'set a'])
})
