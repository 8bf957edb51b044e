import { positionCriteria } from '@vedetta/contracts/search/position-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSentence } from './parse-sentence.ts'
import { ignoredOf, istatOf, knowledge, read } from './testing/read-sentence.ts'
import { contractWords, personaWords, scheduleWords, smartWorkingWords } from './words/condition-words.ts'
import { boundsAfter, boundsBefore } from './words/number-words.ts'

const sentence = 'manutentore elettromeccanico vicino Bergamo, no agenzie, turni ok, almeno 3 anni'

test('a sentence becomes filters, and what is no filter is said', () => {
  expect(read(sentence)).toEqual({
    position: {
      name: ['manutentore elettromeccanico'],
      city: { mode: 'radius', istat: istatOf('Bergamo'), km: 30 },
      experience: { from: 3 },
    },
    notCompany: { sectors: ['staffing_hr'] },
  })
  expect(ignoredOf(sentence)).toEqual(['turni ok'])
})

test('capitals, line ends and spaces change nothing', () => {
  expect(read(sentence.toUpperCase())).toEqual(read(sentence))
  expect(read(sentence.replaceAll(', ', '\n  '))).toEqual(read(sentence))
})

/** The criteria as a search takes them. */
function accepted(text: string): boolean {
  const { days, ...criteria } = parseSentence(text, knowledge).criteria
  const from = days === undefined ? {} : { from: new Date(Date.UTC(2026, 10, 17) - days * 86_400_000).toISOString() }
  return positionCriteria.safeParse({ ...criteria, ...from }).success
}

test('any text gives filters that a search accepts', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(fc.property(texts, accepted))
})

const pieces = [
  ...Object.values({ ...contractWords, ...scheduleWords, ...smartWorkingWords, ...personaWords }).map(
    (list) => list.split('|')[0] ?? '',
  ),
  ...boundsBefore.values.keys(),
  ...boundsAfter.values.keys(),
  ...'0 1 3 5 20 200 30k 99999999999 1,5 mln anni dipendenti fatturato RAL km da a di prov BG Milano Roma Lombardia zona Alba'.split(
    ' ',
  ),
  ...'no non escluso o e , ; : ( ) / + - . patente C CQC ateco 28.22 P.IVA 09876543210 ultimi giorni viste contattate'.split(
    ' ',
  ),
  ...'saldatori infermiere addetto manager engineer tecnico inglese sap java mensa settore chimico hotel azienda Zorbantex srl'.split(
    ' ',
  ),
]

test('words of filters in any order give filters that a search accepts', () => {
  const words = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join(' '))
  fc.assert(fc.property(words, accepted), { numRuns: 150 })
})

test('the longest text is answered', () => {
  for (const word of ['saldatore ', 'no ', 'a ', 'saldatori e ', 'xyzxyzxyz ', '30k ', 'Milano o ', 'per '])
    expect(accepted(word.repeat(2000))).toBe(true)
})
