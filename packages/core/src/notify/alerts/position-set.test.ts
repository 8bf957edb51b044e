import { expect, test } from 'vitest'
import {
  add,
  allOf,
  include,
  intersect,
  isEmpty,
  noneOf,
  type PositionSet,
  placesIn,
  subtract,
} from './position-set.ts'

const size = 70
const places = (set: PositionSet) => [...placesIn(set)]
const setOf = (...some: number[]) => {
  const set = noneOf(size)
  for (const place of some) add(set, place)
  return set
}

test.each([1, 31, 32, 33, 64, 500])('allOf(%i) has every place and none beyond', (of) => {
  expect(places(allOf(of))).toEqual(Array.from({ length: of }, (_, place) => place))
})

test('a set of positions returns the places added, in order, across words', () => {
  expect(places(setOf(63, 0, 31, 32, 69, 31))).toEqual([0, 31, 32, 63, 69])
})

test('a set of positions is empty until a place is added', () => {
  expect([isEmpty(noneOf(size)), isEmpty(setOf(69))]).toEqual([true, false])
})

test('intersect and subtract return whether anything is left, in whatever word', () => {
  expect([intersect(setOf(0, 69), setOf(69)), intersect(setOf(0, 69), setOf(1, 68))]).toEqual([true, false])
  expect([subtract(setOf(0, 69), setOf(0)), subtract(setOf(0, 69), allOf(size))]).toEqual([true, false])
})

test.each([
  ['intersect', intersect, [31, 69]],
  ['include', include, [0, 31, 32, 69]],
  ['subtract', subtract, [0]],
] as const)('%s changes the first set alone', (_, operation, expected) => {
  const [one, other] = [setOf(0, 31, 69), setOf(31, 32, 69)]
  operation(one, other)
  expect([places(one), places(other)]).toEqual([expected, [31, 32, 69]])
})
