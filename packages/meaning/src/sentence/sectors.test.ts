import { sectors } from '@vedetta/contracts/facts/sectors'
import { expect, test } from 'vitest'
import { phrasesOf } from './phrases.ts'
import { read } from './testing/read-sentence.ts'
import { industrySectors } from './words/sector-words-industry.ts'
import { peopleSectors } from './words/sector-words-people.ts'
import { serviceSectors } from './words/sector-words-services.ts'

const words = { ...industrySectors, ...serviceSectors, ...peopleSectors }

test('every sector has its words', () => {
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(sectors).toSorted())
  for (const { kinds, fields } of Object.values(words))
    expect(phrasesOf(`${kinds}|${fields}`).length).toBeGreaterThan(30)
})

test.each([
  ['macellaio in gdo', ['retail']],
  ['infermiere, case di riposo', ['social_care']],
  ['analista nelle assicurazioni', ['banking_insurance']],
  ['tecnici per aziende chimiche o farmaceutiche', ['chemicals_plastics', 'pharmaceuticals']],
  ['modellista, moda', ['fashion_textile']],
  ['sales rep, medical device companies', ['other_manufacturing']],
  ['quality engineer in aerospace', ['aerospace_rail_marine']],
  ['segretaria studio dentistico', ['healthcare']],
  ['grafico per agenzie pubblicitarie', ['marketing_design']],
])('%s', (text, expected) => {
  expect(read(text)).toMatchObject({ company: { sectors: expected } })
})

test.each(['operaio edile', 'agente immobiliare', 'addetto call center', 'real estate agent', 'hotel manager'])(
  'in "%s" the trade is part of the role',
  (text) => {
    expect(read(text)).toEqual({ position: { name: [text] } })
  },
)

test('agencies are excluded by any of their names', () => {
  for (const text of ['no agenzie', 'no agenzie interinali', 'no agenzie x il lavoro', 'no staffing agencies'])
    expect(read(text)).toEqual({ notCompany: { sectors: ['staffing_hr'] } })
})

test('a degree says no sector', () => {
  expect(read('tornitore, laurea in ingegneria')).toEqual({ position: { name: ['tornitore'] } })
})

test('a trade named beside unknown words is no sector', () => {
  expect(read('saldatore, willing to travel')).toEqual({ position: { name: ['saldatore'] } })
})
