import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looseNameKey } from './loose-name-key.ts'
import { nameKey } from './name-key.ts'

test.each([
  ['Forlì', 'forli'],
  ["forli'", 'forli'],
  ["REGGIO NELL'EMILIA", 'reggio nell emilia'],
  ['Reggio nell’Emilia', 'reggio nell emilia'],
  ['Pré-Saint-Didier', 'pre saint didier'],
  ['Bolzano/Bozen', 'bolzano bozen'],
  ['Eppan an der Weinstraße', 'eppan an der weinstrasse'],
  ['EPPAN AN DER WEINSTRASSE', 'eppan an der weinstrasse'],
  ['  Tripi -  Abakainon ', 'tripi abakainon'],
  ['S.Giovanni', 's giovanni'],
  ['', ''],
  ["' - .", ''],
])('nameKey folds %j to %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test('nameKey is idempotent', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)))
})

test.each([
  ["Reggio nell'Emilia", 'Reggio Emilia'],
  ['Reggio di Calabria', 'Reggio Calabria'],
  ['San Giovanni Lupatoto', 'S. Giovanni Lupatoto'],
  ["Sant'Angelo Lodigiano", 'S.Angelo Lodigiano'],
  ['Santa Maria di Sala', 'S. Maria di Sala'],
  ['Santi Cosma e Damiano', 'SS. Cosma e Damiano'],
  ['Monza e della Brianza', 'Monza Brianza'],
  ["L'Aquila", 'Aquila'],
  ['St. Ulrich', 'Sankt Ulrich'],
])('looseNameKey gives %j and %j the same key', (full, shortened) => {
  expect(looseNameKey(shortened)).toBe(looseNameKey(full))
})
