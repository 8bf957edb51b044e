import { expect, test } from 'vitest'
import { enteredFields } from './entered-fields.ts'

const isSame = (one: object, other: object) =>
  JSON.stringify([...enteredFields(one)].toSorted()) === JSON.stringify([...enteredFields(other)].toSorted())

test('searches are the same whatever the order of their values, and the number and gender of their roles', () => {
  const one = { position: { name: ['saldatore tig'], languages: ['en', 'de'], experience: { from: 1, to: 3 } } }
  const other = { position: { experience: { to: 3, from: 1 }, languages: ['de', 'en'], name: 'saldatori TIG' } }
  expect(isSame(one, { ...other, notPosition: {} })).toBe(true)
})

test.each([
  { position: { name: ['saldatore'] } },
  { position: { name: ['"saldatore tig"'] } },
  { position: { name: ['saldatore tig'] }, days: 1 },
  { position: { name: ['saldatore tig'] }, statuses: ['seen'] },
  { notPosition: { name: ['saldatore tig'] } },
])('another search is another: %j', (other) => {
  expect(isSame({ position: { name: ['saldatore tig'] } }, other)).toBe(false)
})
