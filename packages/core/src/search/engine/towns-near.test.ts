import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { expect, test } from 'vitest'
import { townsNear } from './towns-near.ts'

const bergamo = '016024'
const names = (codes: readonly string[]) => codes.map((istat) => municipalityByIstat(istat)?.name).sort()

test('townsNear of a town without a radius is the town itself', () => {
  expect(townsNear({ mode: 'exact', istat: bergamo })).toEqual([bergamo])
})

test('townsNear of a circle contains its centre and the towns around it', () => {
  expect(names(townsNear({ mode: 'radius', istat: bergamo, km: 4 }))).toEqual([
    'Azzano San Paolo',
    'Bergamo',
    'Orio al Serio',
    'Torre Boldone',
  ])
  expect(townsNear({ mode: 'radius', istat: bergamo, km: 60 })).toContain('015146')
})

test('a ring and the circle within it make the whole circle', () => {
  const ring = townsNear({ mode: 'range', istat: bergamo, fromKm: 20, toKm: 40 })
  const inner = townsNear({ mode: 'radius', istat: bergamo, km: 20 })
  expect(ring).not.toContain(bergamo)
  expect(new Set([...ring, ...inner])).toEqual(new Set(townsNear({ mode: 'radius', istat: bergamo, km: 40 })))
})

test('the widest circle stays within the term limit of the engine', () => {
  expect(townsNear({ mode: 'radius', istat: '015146', km: 200 }).length).toBeLessThan(10_000)
})
