import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looseNameKey } from './loose-name-key.ts'
import { allMunicipalities, type Municipality, suggestMunicipalities } from './municipalities.ts'
import { municipalityRecords } from './municipality-records.ts'
import { nameKey } from './name-key.ts'

const anyMunicipality = fc.nat(7893).map((index) => allMunicipalities()[index] as Municipality)

const keys = new Map(
  municipalityRecords().map(({ municipality, names }) => [
    municipality,
    [...names.map(nameKey), ...names.map(looseNameKey)],
  ]),
)
const keysOf = (place: Municipality | undefined) => (place && keys.get(place)) ?? []

test.each([
  ['rom', 'Roma'],
  ['berg', 'Bergamo'],
  ['mila', 'Milano'],
  ['NAP', 'Napoli'],
  ['forli', 'Forlì'],
  ["l'aq", "L'Aquila"],
  ['reggio e', "Reggio nell'Emilia"],
  ['Reggio Emilia', "Reggio nell'Emilia"],
  ['s. giovanni lup', 'San Giovanni Lupatoto'],
  ['aqui', "L'Aquila"],
  ['boz', 'Bolzano'],
  ['giovanni lup', 'San Giovanni Lupatoto'],
  ['rho', 'Rho'],
  ['busto', 'Busto Arsizio'],
])('the prefix %j suggests %s first', (prefix, name) => {
  expect(suggestMunicipalities(prefix, 5)[0]?.name).toBe(name)
})

test.each(['', ' ', "'", 'qqq'])('the prefix %j suggests no municipality', (prefix) => {
  expect(suggestMunicipalities(prefix, 5)).toEqual([])
})

test.each([
  [5, 5],
  [0, 0],
  [-1, 0],
  [10_000, 50],
])('a limit of %i gives %i municipalities', (limit, count) => {
  expect(suggestMunicipalities('san', limit)).toHaveLength(count)
})

test('the full name of a municipality suggests those of that name first', () => {
  fc.assert(
    fc.property(anyMunicipality, ({ name }) => {
      const [first] = suggestMunicipalities(name, 1)
      expect(keysOf(first)).toContain(nameKey(name))
    }),
    { numRuns: 300 },
  )
})

test('every suggestion has a word that begins with the typed text, names that begin with it first, without duplicates', () => {
  fc.assert(
    fc.property(anyMunicipality, fc.integer({ min: 1, max: 8 }), ({ name }, length) => {
      const typed = nameKey(name.slice(0, length))
      const suggested = suggestMunicipalities(typed, 50)
      const beginsAt = suggested.map((place) => (keysOf(place).some((key) => key.startsWith(typed)) ? 'start' : 'word'))
      expect(beginsAt).toEqual([...beginsAt].sort())
      expect(new Set(suggested).size).toBe(suggested.length)
      for (const place of suggested) {
        expect(keysOf(place).some((key) => ` ${key}`.includes(` ${typed}`))).toBe(true)
      }
    }),
  )
})
