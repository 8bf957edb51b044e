import { expect, test } from 'vitest'
import { holdOutNames } from './held-out-names.ts'
import type { NamedOccupation } from './named-occupations.ts'

function occupation(it: string[], en: string[]): NamedOccupation {
  return { uri: it[0] ?? '', isco: '7212', names: { it, en }, others: { it: it.slice(1), en: en.slice(1) } }
}

const occupations = [
  occupation(['saldatore', 'addetto saldatura', 'tecnico'], ['welder', 'welding operator', 'Tecnico']),
  occupation(['tornitore', 'tecnico', 'addetto al tornio'], ['turner']),
  ...Array.from({ length: 60 }, (_, at) =>
    occupation([`mestiere ${at}`, `altro ${at}`, `terzo ${at}`], [`trade ${at}`]),
  ),
]
const { test: tested, validation, known } = holdOutNames(occupations)

test('a name that two occupations have, and the preferred one, are never held out', () => {
  const held = [...tested, ...validation].map(({ text }) => text.toLowerCase())
  expect(held).not.toContain('tecnico')
  for (const { names } of occupations) expect(held).not.toContain(names.it[0])
})

test('one name of an occupation and language is held out for the test, another of some for choices', () => {
  const places = tested.map((name) => `${name.occupation} ${name.language}`)
  expect(new Set(places).size).toBe(places.length)
  expect(tested).toHaveLength(63)
  expect(validation.length).toBeGreaterThan(3)
  expect(validation.length).toBeLessThan(25)
})

test('held-out names are not among the known ones', () => {
  for (const { text, occupation: place, language } of [...tested, ...validation])
    expect(known(place, language)).not.toContain(text)
  expect(known(0, 'it')).toContain('saldatore')
})
