import { expect, test } from 'vitest'
import { englishRegionNames } from './english-names.ts'
import { allMunicipalities } from './municipalities.ts'
import { findProvince, findRegion, provinceByCode, provinces, regionByCode, regions } from './territories.ts'

test('there are 20 regions, coded 01 to 20', () => {
  expect(
    regions()
      .map(({ code }) => code)
      .sort(),
  ).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0')))
})

test('there are 110 provinces, each in a region and each with municipalities', () => {
  const codes = provinces().map(({ code }) => code)
  expect(codes).toHaveLength(110)
  expect(new Set(codes).size).toBe(110)
  expect(new Set(allMunicipalities().map(({ province }) => province))).toEqual(new Set(codes))
  for (const { region } of provinces()) expect(regionByCode(region)).toBeDefined()
})

test('every municipality is in the region of its province', () => {
  expect(allMunicipalities().filter((place) => provinceByCode(place.province)?.region !== place.region)).toEqual([])
})

test('names of provinces and regions are Italian only', () => {
  for (const { name } of [...regions(), ...provinces()]) expect(name).not.toContain('/')
})

test.each([
  ['AO', 'Aosta'],
  ['BZ', 'Bolzano'],
  ['MB', 'Monza e della Brianza'],
  ['RE', "Reggio nell'Emilia"],
  ['FC', 'Forlì-Cesena'],
  ['OT', 'Gallura Nord-Est Sardegna'],
  ['CI', 'Sulcis Iglesiente'],
])('the province %s is called %s', (code, name) => {
  expect(provinceByCode(code)?.name).toBe(name)
})

test.each([
  ['BG', 'BG'],
  [' bg ', 'BG'],
  ['Bergamo', 'BG'],
  ['bozen', 'BZ'],
  ['Bolzano/Bozen', 'BZ'],
  ['Aosta', 'AO'],
  ["Valle d'Aosta", 'AO'],
  ['Reggio Emilia', 'RE'],
  ['Reggio Calabria', 'RC'],
  ["REGGIO NELL'EMILIA", 'RE'],
  ['Monza e Brianza', 'MB'],
  ['Monza Brianza', 'MB'],
  ['Forli Cesena', 'FC'],
  ['Pesaro-Urbino', 'PU'],
  ['Massa Carrara', 'MS'],
  ["L'Aquila", 'AQ'],
  ['LA SPEZIA', 'SP'],
  ['Napoli', 'NA'],
])('%j is province %s', (nameOrCode, code) => {
  expect(findProvince(nameOrCode)?.code).toBe(code)
})

test.each(['', 'SU', 'XX', 'Reggio', 'constructor', 'di'])('%j is no province', (nameOrCode) => {
  expect(findProvince(nameOrCode)).toBeUndefined()
})

test('every province and region is found by its own name', () => {
  for (const province of provinces()) expect(findProvince(province.name.toUpperCase())).toBe(province)
  for (const region of regions()) expect(findRegion(region.name.toUpperCase())).toBe(region)
})

test.each([
  ['emilia romagna', '08'],
  ['Friuli Venezia Giulia', '06'],
  ['Trentino Alto Adige', '04'],
  ['Südtirol', '04'],
  ["valle d'aosta", '02'],
  ["Vallée d'Aoste", '02'],
  ['Lombardy', '03'],
])('%j is region %s', (name, code) => {
  expect(findRegion(name)?.code).toBe(code)
})

test.each(['', 'Padania', 'constructor'])('%j is no region', (name) => {
  expect(findRegion(name)).toBeUndefined()
})

test('every English name stands for a region', () => {
  for (const [english, italian] of englishRegionNames) expect(findRegion(english)?.name).toBe(italian)
})
