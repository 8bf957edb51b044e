import { expect, test } from 'vitest'
import { istatOf, read } from './testing/read-sentence.ts'

const exact = (name: string) => ({ city: { mode: 'exact', istat: istatOf(name) } })
const around = (name: string, km: number) => ({ city: { mode: 'radius', istat: istatOf(name), km } })

test.each([
  ['a Bergamo', exact('Bergamo')],
  ['Milano città', exact('Milano')],
  ['in Florence', exact('Firenze')],
  ['la spezia', exact('La Spezia')],
  ['Forli', exact('Forlì')],
  ['Reggio Emilia', exact("Reggio nell'Emilia")],
  ['vicino Bergamo', around('Bergamo', 30)],
  ['dintorni di Portogruaro', around('Portogruaro', 30)],
  ['zona Modena', around('Modena', 30)],
  ['Naples area', around('Napoli', 30)],
  ['Torino e dintorni', around('Torino', 30)],
  ['entro 50 km da Piacenza', around('Piacenza', 50)],
  ['raggio 25 km da Pontedera', around('Pontedera', 25)],
  ['within 25 km of Ferrara', around('Ferrara', 25)],
  ['Lecco entro 20 km', around('Lecco', 20)],
  ['Milano o Torino', { cities: [istatOf('Milano'), istatOf('Torino')] }],
  ['prov. BG, MI o LO', { provinces: ['BG', 'MI', 'LO'] }],
  ['provincia di Varese e Como', { provinces: ['VA', 'CO'] }],
  ['Verona province', { provinces: ['VR'] }],
  ['Piacenza, Lodi and Cremona provinces', { provinces: ['PC', 'LO', 'CR'] }],
  ['Milano e provincia', { provinces: ['MI'] }],
  ['cremonese e mantovano', { provinces: ['CR', 'MN'] }],
  ['Brianza', { provinces: ['MB'] }],
  ["in Valle d'Aosta", { regions: ['02'] }],
  ['Lombardy or Piedmont', { regions: ['03', '01'] }],
  ['Riviera Romagnola', { provinces: ['FC', 'RA', 'RN'] }],
  ['triveneto', { regions: ['04', '05', '06'] }],
  ['nel centro Italia', { regions: ['09', '10', '11', '12'] }],
  ['tutto il sud e isole', { regions: ['13', '14', '15', '16', '17', '18', '19', '20'] }],
  ['in Molise', { regions: ['14'] }],
])('%s', (text, place) => {
  expect(read(`tornitore ${text}`)).toEqual({ position: { name: ['tornitore'], ...place } })
})

test('a town named like a word needs a sign that it is meant', () => {
  expect(read('tornitore a Alba')).toMatchObject({ position: exact('Alba') })
  expect(read('tornitore, norma')).toEqual({ position: { name: ['tornitore'] } })
  expect(read("la vita è bella, l'ora del te")).toEqual({})
})

test('a village named like a trade is the trade', () => {
  expect(read('panettieri, Como')).toEqual({ position: { name: ['panettiere'], ...exact('Como') } })
})

test('words that only begin like places are none', () => {
  expect(read('ossigeno e leccornie lodevoli')).toEqual({})
  expect(read('il profumo del bergamotto')).toEqual({})
})

test('an area in a title is none', () => {
  expect(read('area manager')).toEqual({ position: { name: ['area manager'] } })
})

test.each([
  ['zona nord Milano', around('Milano', 30)],
  ['centro di Milano', exact('Milano')],
  ['nord Milano', exact('Milano')],
])('%s: a part of the town is no part of the country', (place, expected) => {
  expect(read(`baristi ${place}`)).toEqual({ position: { name: ['barista'], ...expected } })
})

test('another gender before a town is no preposition', () => {
  expect(read('infermiere/a Lodi')).toEqual({ position: { name: ['infermiere'], ...exact('Lodi') } })
})

test('modules of SAP are no provinces', () => {
  expect(read('consulente SAP a Milano, FI CO')).toMatchObject({ position: { ...exact('Milano') } })
  expect(read('consulente SAP a Milano, FI CO')).not.toHaveProperty('position.provinces')
})
