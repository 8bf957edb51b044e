import { expect, test } from 'vitest'
import { matchesWordPrefixes } from './matches-word-prefixes.ts'

test.each([
  ['Responsabile risorse umane', 'risorse', true],
  ['Responsabile risorse umane', 'RISOR umane', true],
  ['Responsabile risorse umane', 'sorse', false],
  ['Responsabile qualità', 'qualita', true],
  ['Responsabile qualita', 'Qualità', true],
  ['Direttore R&D', 'r d', true],
  ["Capo dell'officina", 'officina', true],
  ['Sales manager', 'sales direttore', false],
  ['', 'manager', false],
  ['Sales manager', '', true],
  ['Sales manager', ' – ', true],
])('matchesWordPrefixes: «%s» searched by «%s»: %s', (title, query, expected) => {
  expect(matchesWordPrefixes(title, query)).toBe(expected)
})
