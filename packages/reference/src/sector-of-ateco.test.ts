import { sectorIds, sectors } from '@vedetta/contracts/facts/sectors'
import { expect, test } from 'vitest'
import { sectorOfAteco } from './sector-of-ateco.ts'

test.each([
  ['62', 'it_software'],
  ['62.0', 'it_software'],
  ['62.01', 'it_software'],
  ['6201', 'it_software'],
  ['62.01.0', 'it_software'],
  ['62.01.00', 'it_software'],
  ['620100', 'it_software'],
  [' 78.20.00 ', 'staffing_hr'],
  ['01.11.10', 'agriculture'],
  ['45.20', 'automotive'],
])('the ATECO code %j is in the sector %s', (code, sector) => {
  expect(sectorOfAteco(code)).toBe(sector)
})

test.each(['', 'C', '6', '6.2', '34', '00.00.00', '99999999', '62-01', 'sessantadue', '62.01.00.1'])(
  '%j is no code of a sector',
  (code) => {
    expect(sectorOfAteco(code)).toBeUndefined()
  },
)

test('each division is in the sector that lists it, and in one only', () => {
  const divisions = sectorIds.flatMap((id) => sectors[id].atecoDivisions.map((division) => ({ id, division })))
  expect(new Set(divisions.map(({ division }) => division)).size).toBe(88)
  for (const { id, division } of divisions) expect(sectorOfAteco(division)).toBe(id)
})
