import { expect, test } from 'vitest'
import { findRetired } from './check-names.ts'

const retired = {
  names: { '^least': 'min', impatient: 'fail fast', talk: 'flush', 'own-time': 'daily slot', 'put-back': 'requeue' },
  titleStarts: ['who', 'what'],
}

test.each([
  ['a file name', 'packages/core/src/watch/own-time.queries.ts', ''],
  ['an exported function', 'a/b.ts', 'export async function putBackLater(): Promise<void> {}'],
  ['a constant of the file', 'a/b.ts', 'const leastWords = 3'],
  ['a constant within a function', 'a/b.ts', 'function f() {\n  const leastWords = 3\n}'],
  ['a property of a type', 'a/b.ts', 'type Bounds = {\n  readonly leastWords?: number\n}'],
  ['a property of an object', 'a/b.ts', 'const bounds = {\n  leastWords: 3,\n}'],
  ['a method', 'a/b.ts', 'const redis = {\n  async talkLater(text: string): Promise<void> {\n  },\n}'],
  ['a type', 'a/b.ts', 'export type ImpatientRedis = Redis'],
  ['a test’s title', 'a/b.test.ts', `${'test'}('who came too late is refused', () => {})`],
  ['a parametrised test’s title', 'a/b.test.ts', `${'it'}.each(cases)('What is closed stays closed', () => {})`],
])('findRetired reports a retired word in %s', (_place, path, text) => {
  expect(findRetired({ path, text }, retired)).toHaveLength(1)
})

test.each([
  ['the beginning of a longer word', 'a/b.ts', 'export const talkative = 1'],
  ['a prefix key inside a name', 'a/b.ts', 'export const atLeast = 1'],
  ['a call on a line of its own', 'a/b.ts', 'function f() {\n  talk(1)\n}'],
  ['a call', 'a/b.ts', 'export const later = () => putBack()'],
  ['a title that has a subject', 'a/b.test.ts', "test('a waiter that timed out holds no lock', () => {})"],
])('findRetired accepts %s', (_place, path, text) => {
  expect(findRetired({ path, text }, retired)).toEqual([])
})
