import { expect, it } from 'vitest'
import { anyCase } from './any-case.ts'

it.each([
  ['zon[ae]|area', 'Zona', true],
  ['zon[ae]|area', 'AREE', false],
  ['localit[aà]', 'LOCALITÀ', true],
  [String.raw`prov\.|laborator\w+`, 'Laboratorio', true],
  ['(?<!con )sed[ei]', 'con Sede', false],
])('anyCase(%s) in %s: %s', (source, text, isFound) => {
  expect(new RegExp(`${anyCase(source)}`, 'u').test(text)).toBe(isFound)
})

it('anyCase leaves the rest of the pattern case-sensitive, also after many uses', () => {
  const pattern = new RegExp(`\\b${anyCase('zon[ae]')} (?=\\p{Lu})`, 'gu')
  const found = Array.from({ length: 5_000 }, () => 'Zona Latina, dalle 5'.replace(pattern, '').length)
  expect(new Set(found)).toEqual(new Set(['Latina, dalle 5'.length]))
  expect('zona industriale'.replace(pattern, '')).toBe('zona industriale')
})
