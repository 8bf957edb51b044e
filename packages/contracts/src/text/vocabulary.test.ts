import { describe, expect, test } from 'vitest'
import { errors } from '../calls/errors.ts'
import { departments } from '../facts/departments.ts'
import { sectorIds, sectors } from '../facts/sectors.ts'
import { languages } from './labels.ts'
import { collars, contracts, keysOf, schedules, smartWorking, targetPersonas } from './vocabulary.ts'

describe('the specification’s values', () => {
  test.each([
    ['contract', contracts, ['apprenticeship', 'fixed term', 'internship', 'permanent', 'temporary']],
    ['schedule', schedules, ['full', 'part']],
    ['collar', collars, ['blue', 'white']],
    ['smart working', smartWorking, ['hybrid', 'no', 'yes']],
  ])('%s', (_field, table, values) => {
    expect(keysOf<string>(table).toSorted()).toEqual(values)
  })

  test('there are 37 sectors', () => {
    expect(sectorIds).toHaveLength(37)
  })

  test('there are 25 departments, among them sales, finance and human_resources', () => {
    expect(Object.keys(departments)).toHaveLength(25)
    expect(Object.keys(departments)).toEqual(expect.arrayContaining(['sales', 'finance', 'human_resources']))
  })

  test('the languages are Italian, which comes first, and English', () => {
    expect(languages).toEqual(['it', 'en'])
  })
})

test('each ATECO division belongs to one sector', () => {
  const divisions = sectorIds.flatMap((id) => [...sectors[id].atecoDivisions])
  expect(new Set(divisions).size).toBe(divisions.length)
  expect(divisions).toHaveLength(88)
})

test('every value and every error has a label in both languages', () => {
  const sectorLabels = sectorIds.map((id) => sectors[id].labels)
  const tables = [contracts, schedules, collars, smartWorking, targetPersonas, departments, errors]
  for (const labels of [...sectorLabels, ...tables.flatMap((table) => Object.values(table))]) {
    for (const language of languages) expect(labels[language].trim()).not.toBe('')
  }
})
