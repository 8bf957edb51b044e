import { expect, test } from 'vitest'
import { keysOf } from '../text/vocabulary.ts'
import { defaultSettings, digestDays, frequencies, getSettings, positionColumns, updateSettings } from './settings.ts'

test('notifications come daily, weekly or twice a week', () => {
  expect(keysOf(frequencies).toSorted()).toEqual(['daily', 'twice a week', 'weekly'])
})

test('the visible columns are chosen from the twenty of the results table, turnover and pay', () => {
  expect(positionColumns).toHaveLength(22)
  expect(positionColumns.slice(0, 4)).toEqual(['name', 'status', 'companyName', 'employees'])
})

test('the default settings mail nothing, export no contacts and hide nothing', () => {
  expect(defaultSettings).toMatchObject({
    notifyOnFilter: false,
    instantAlerts: false,
    tellUnsure: true,
    exportContacts: false,
    hideAgencies: false,
  })
})

test('the default settings are valid settings', () => {
  expect(getSettings.output.parse(defaultSettings)).toEqual(defaultSettings)
})

test.each([
  ['daily', [], [1, 2, 3, 4, 5, 6, 7]],
  ['daily', [3], [1, 2, 3, 4, 5, 6, 7]],
  ['twice a week', [], [1, 4]],
  ['twice a week', [2], [1, 4]],
  ['twice a week', [5, 2], [5, 2]],
  ['weekly', [], [1]],
  ['weekly', [5, 2], [1]],
  ['weekly', [7], [7]],
] as const)('digestDays of %s with %j chosen are %j', (frequency, alertDays, days) => {
  expect(digestDays({ frequency, alertDays: [...alertDays] })).toEqual(days)
})

test.each([
  { alertHour: 24 },
  { alertHour: -1 },
  { alertHour: 7.5 },
  { alertDays: [0] },
  { alertDays: [8] },
  { alertDays: [1, 1] },
  { alertDays: [1, 2, 3] },
])('a digest has a whole hour of the day and at most two different weekdays: %j is refused', (changes) => {
  expect(updateSettings.input.safeParse(changes).success).toBe(false)
})
