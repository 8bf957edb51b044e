import { expect, test } from 'vitest'
import { ignoredOf, read } from './testing/read-sentence.ts'

test.each([
  ['aziende bergamasche che cercano tornitori', { provinces: ['BG'], name: ['tornitore'] }],
  ['imprese lombarde, tornitore', { regions: ['03'], name: ['tornitore'] }],
  ['welders, Tuscan companies', { regions: ['09'], name: ['welder'] }],
])('%s', (text, position) => {
  expect(read(text)).toEqual({ position })
})

test('a trade may stand on either side of the adjective', () => {
  const expected = { position: { provinces: ['BS'] }, company: { sectors: ['metalworking'] } }
  expect(read('aziende bresciane metalmeccaniche')).toEqual(expected)
  expect(read('aziende metalmeccaniche bresciane')).toEqual(expected)
})

test('away from companies an adjective of a place is none', () => {
  expect(ignoredOf('saldatore con passione campana')).toEqual(['passione campana'])
})
