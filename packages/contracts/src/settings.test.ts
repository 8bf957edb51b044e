import { expect, test } from 'vitest'
import { defaultSettings, frequencies, getSettings, positionColumns } from './settings.ts'
import { keysOf } from './vocabulary.ts'

test('notifications come daily, weekly or twice a week', () => {
  expect(keysOf(frequencies).toSorted()).toEqual(['daily', 'twice a week', 'weekly'])
})

test('the visible columns are chosen from the twenty of the results table', () => {
  expect(positionColumns).toHaveLength(20)
  expect(positionColumns.slice(0, 4)).toEqual(['name', 'status', 'companyName', 'employees'])
})

test('the default settings are valid settings', () => {
  expect(getSettings.output.parse(defaultSettings)).toEqual(defaultSettings)
})
