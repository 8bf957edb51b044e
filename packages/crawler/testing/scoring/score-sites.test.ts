import { expect, test } from 'vitest'
import type { SiteResult } from '../../src/visit/site-result.ts'
import type { ExpectedSite } from './expected-site.ts'
import { scoreSites } from './score-sites.ts'

type Position = SiteResult['positions'][number]

const position = (title: string, changes: Partial<Position> = {}): Position => ({
  title,
  url: 'https://www.rossi.example/lavora-con-noi/',
  cities: [],
  contract: null,
  schedule: null,
  collar: null,
  smartWorking: null,
  experienceYears: null,
  languages: [],
  skills: [],
  certifications: [],
  benefits: [],
  protectedCategories: false,
  postedAt: null,
  ...changes,
})

const site: ExpectedSite = {
  archetype: 'list',
  city: 'Brescia',
  ambiguous: false,
  positions: [],
  emails: [],
  phones: [],
  news: [],
}
const result: SiteResult = { site: 'rossi', positions: [], emails: [], phones: [], news: [] }

const scorePositions = (expected: Position[], found: Position[]) =>
  scoreSites([{ expected: { ...site, positions: expected }, found: { ...result, positions: found } }])

test.each([
  ['Operatore CNC', 'OPERATORE CNC (m/f)'],
  ['Operatore CNC', 'Operatore/trice CNC'],
  ['Operatore CNC', 'Operatore CNC rif. AB-123'],
  ['Addetto qualità', 'Addetto qualita'],
  ['Saldatore', 'Saldatore TIG'],
])('scoreSites matches the title %j with %j', (expected, found) => {
  expect(scorePositions([position(expected)], [position(found)])).toMatchObject({ matched: 1, differences: [] })
})

test('scoreSites lists what was missed and what was found beside it', () => {
  const score = scorePositions(
    [position('Saldatore'), position('Fresatore')],
    [position('Saldatore'), position('Cuoco')],
  )
  expect(score).toMatchObject({ precision: 0.5, recall: 0.5, f1: 0.5, sitesFullyRight: 0 })
  expect(score.differences).toEqual([{ site: 'rossi', archetype: 'list', missed: ['Fresatore'], extra: ['Cuoco'] }])
})

test('scoreSites matches equal titles by address and cities, each position once', () => {
  const inBrescia = position('Saldatore', { cities: ['Brescia'] })
  const inMilano = position('Saldatore', { cities: ['Milano'] })
  expect(scorePositions([inBrescia, inMilano], [inMilano, inBrescia]).fieldAccuracy.cities).toBe(1)
  expect(scorePositions([inBrescia], [inMilano, inBrescia])).toMatchObject({ matched: 1, fieldAccuracy: { cities: 1 } })
})

test.each([
  [[], ['Brescia'], 1],
  [[], ['Milano'], 0],
  [['Milano'], [], 0],
  [['Milano', 'Roma'], ['Roma', 'Milano'], 1],
])("scoreSites takes the company's city for none: expected %j, found %j", (expected, found, accuracy) => {
  const score = scorePositions([position('Cuoco', { cities: expected })], [position('Cuoco', { cities: found })])
  expect(score.fieldAccuracy.cities).toBe(accuracy)
})

test('scoreSites counts a skill as found where one wording holds the other, each once', () => {
  const score = scorePositions(
    [position('Cuoco', { skills: ['SAP', 'lettura del disegno'] })],
    [position('Cuoco', { skills: ['lettura del disegno tecnico', 'Excel'] })],
  )
  expect(score.microF1.skills).toBe(0.5)
})

test('scoreSites compares contacts and news whatever their notation', () => {
  const { microF1 } = scoreSites([
    {
      expected: { ...site, emails: ['Info@rossi.example'], phones: ['+39030123456'], news: [{ title: 'Nuova sede!' }] },
      found: {
        ...result,
        emails: ['info@rossi.example'],
        phones: ['0039 030 123456'],
        news: [{ title: 'Nuova sede', url: 'https://www.rossi.example/news/', date: '2026-11-02' }],
      },
    },
  ])
  expect(microF1).toMatchObject({ emails: 1, phones: 1, news: 1 })
})

test('scoreSites gives nothing found of something expected no points', () => {
  expect(scorePositions([position('Cuoco')], [])).toMatchObject({ precision: 0, recall: 0, f1: 0 })
  expect(scorePositions([], [])).toMatchObject({ precision: 1, recall: 1, f1: 1 })
})
