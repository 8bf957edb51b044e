import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errors } from '../calls/errors.ts'
import { searchCompanies } from '../companies/company-search.ts'
import { countedFields, fieldsShownFirst } from './facets.ts'
import { positionCriteria, searchPace, searchPositions } from './position-search.ts'
import { saveFilter } from './saved-filters.ts'
import {
  facetsWeight,
  licenceSearchWeight,
  maxAlternatives,
  maxSearchWords,
  namesWeight,
  personSearchWeight,
  publicSearchWeight,
  roleCountsWeight,
  searchWeight,
  textSize,
} from './search-weight.ts'

const ors = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' OR ')
const ofCity = { position: { city: { mode: 'radius', istat: '015146', km: 200 } } }
const usual = {
  position: {
    name: 'saldatore OR carpentiere',
    city: { mode: 'radius', istat: '015146', km: 30 },
    contract: ['permanent'],
  },
  statuses: ['notSeen'],
}
const weigh = (criteria: object, asked = {}) => searchWeight(positionCriteria.parse(criteria), asked)
const weighFacets = (criteria: object, fields = countedFields, excludedNames = 0) =>
  facetsWeight(positionCriteria.parse(criteria), fields, excludedNames)

describe('the terms of a search', () => {
  test('are its alternatives, phrases and exclusions, over all fields and groups', () => {
    const criteria = positionCriteria.parse({
      position: { name: ['cuoco OR chef -stagista', '"capo partita"'], skills: ['HACCP'] },
      notPosition: { name: ['lavapiatti'] },
      company: { companyName: ['hotel OR albergo'] },
      notCompany: { companyName: ['"di Mare"'] },
    })
    // 3, then a phrase with its alternative 2, then 1, 1, 2, 2
    expect(textSize(criteria)).toEqual({ alternatives: 11, words: 13 })
  })

  test.each([
    ['a search of positions', (position: object) => searchPositions.input.safeParse({ position })],
    ['a saved filter', (position: object) => saveFilter.input.safeParse({ name: 'Molti', position })],
  ])('of %s are refused beyond the maximum, in one field or in many', (_, parse) => {
    const half = maxAlternatives / 2
    expect(
      parse({ name: [ors(15), ors(15)], skills: Array(20).fill('a'), benefits: Array(10).fill('b') }).success,
    ).toBe(true)
    for (const tooMany of [
      { name: [ors(20), ors(20), ors(20), 'altra'] },
      { name: [ors(20), ors(10)], skills: Array(20).fill('a'), benefits: Array(half - 19).fill('b') },
      { name: Array(11).fill('a b c d e f g h i j k l m n o p q r s t u v w x y z aa bb') },
    ])
      expect(parse(tooMany).error?.issues.map(({ message }) => message)).toEqual(['search_too_wide'])
  })

  test('of a search of companies are refused beyond the maximum', () => {
    const parse = (count: number) =>
      searchCompanies.input.safeParse({ company: { companyName: [ors(20), ors(20), ors(count)] } })
    expect([parse(20).success, parse(21).error?.issues[0]?.message]).toEqual([true, 'search_too_wide'])
  })

  test('may have exactly as many words as the maximum', () => {
    const ofWords = (words: number) => {
      const texts = Array.from({ length: Math.ceil(words / 30) }, (_, n) =>
        Array(Math.min(30, words - 30 * n)).fill('a'),
      )
      return searchPositions.input.safeParse({ position: { name: texts.map((text) => text.join(' ')) } }).success
    }
    expect([maxSearchWords, maxSearchWords + 1].map(ofWords)).toEqual([true, false])
  })

  test('of a skill are one, whatever words it has', () => {
    expect(textSize(positionCriteria.parse({ position: { skills: ['ricerca OR sviluppo'] } }))).toEqual({
      alternatives: 1,
      words: 3,
    })
  })

  test('are not measured where a criterion has another shape', () => {
    const { error } = searchPositions.input.safeParse({ position: { name: 7, skills: 'a' } })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message === 'search_too_wide'])).toEqual([
      ['position.name', false],
      ['position.skills', false],
    ])
  })

  test('have the maximum that the text of the error states', () => {
    for (const language of ['it', 'en'] as const) {
      expect(errors.search_too_wide[language]).toContain(` ${maxAlternatives} `)
      expect(errors.search_too_wide[language]).toContain(` ${maxSearchWords} `)
    }
  })
})

describe('the weight of a search', () => {
  test('grows with alternatives, circles, relevance and excluded names', () => {
    const plain = weigh({ position: { name: 'cuoco' } })
    const heavier = [
      weigh({ position: { name: ors(20) } }),
      weigh({ position: { name: 'cuoco', ...ofCity.position } }),
      weigh({ position: { name: ors(10) } }, { sort: 'relevance' }),
      weigh({ position: { name: 'cuoco' } }, { excludedNames: 200 }),
    ]
    for (const weight of heavier) expect(weight).toBeGreaterThan(plain)
  })

  test.each<[string, object, object, number]>([
    ['nothing', {}, {}, 10],
    // A term weighs 0.4 and a word 0.2, and OR is a word too.
    ['a word', { position: { name: 'cuoco' } }, {}, 11],
    ['twenty alternatives', { position: { name: ors(20) } }, {}, 26],
    ['a skill and an excluded name', { position: { skills: ['a'] }, notCompany: { companyName: 'b' } }, {}, 12],
    ['an excluded phrase', { position: { name: 'cuoco -"capo partita"' } }, {}, 12],
    ['a circle', ofCity, {}, 15],
    ['two circles', { ...ofCity, notPosition: ofCity.position }, {}, 20],
    ['an order by relevance', {}, { sort: 'relevance' }, 20],
    ['an order by date', {}, { sort: 'date' }, 10],
    ['two hundred excluded companies', {}, { excludedNames: 200 }, 50],
  ])('of %s', (_, criteria, asked, weight) => {
    expect(weigh(criteria, asked)).toBe(weight)
  })

  test('of the names of a person’s settings, and of a public search', () => {
    expect([namesWeight(0), namesWeight(1), namesWeight(200)]).toEqual([10, 11, 50])
    expect(publicSearchWeight).toBe(30)
  })

  test('is at least 1, and with its counts never more than a person may use at once', () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 20 })
    fc.assert(
      fc.property(texts, texts, fc.nat(200), (name, skills, excludedNames) => {
        const criteria = { position: { name, skills } }
        const rows = searchWeight(criteria, { sort: 'relevance', isGrouped: true, excludedNames })
        const counts = facetsWeight(criteria, countedFields, excludedNames)
        expect(Math.min(rows, counts)).toBeGreaterThanOrEqual(1)
        expect(rows + counts).toBeLessThanOrEqual(personSearchWeight.times)
      }),
    )
  })

  test('of roles counted at every letter of a long role leaves room for a search', () => {
    const [letters, roles] = [60, 15]
    const left = personSearchWeight.times - letters * roleCountsWeight(roles, 0)
    expect(left).toBeGreaterThan(weigh(usual) + weighFacets(usual))
  })

  test('of counted roles grows with them and with the names that are left out', () => {
    expect(roleCountsWeight(15, 0)).toBeGreaterThan(roleCountsWeight(5, 0))
    expect(roleCountsWeight(15, 100)).toBeGreaterThan(2 * roleCountsWeight(15, 0))
  })

  test('of a recruiter’s usual search with counts leaves room for the whole pace of a person', () => {
    expect((weigh(usual) + weighFacets(usual)) * searchPace.times).toBeLessThanOrEqual(personSearchWeight.times)
    expect(licenceSearchWeight.times).toBeGreaterThan(personSearchWeight.times)
  })
})

describe('the weight of the counts of a search', () => {
  test.each<[string, object, typeof countedFields, number]>([
    ['every field', {}, countedFields, 22],
    ['a screen', {}, fieldsShownFirst, 9],
    ['statuses alone', {}, ['statuses'], 6],
    ['a field in use', { position: { contract: ['permanent'] } }, ['contract'], 5],
    ['a field that another is used beside', { position: { contract: ['permanent'] } }, ['collar'], 6],
    ['both of them', { position: { contract: ['permanent'] } }, ['contract', 'collar'], 11],
    ['provinces and regions beside a town', { position: { cities: ['016024'] } }, ['provinces', 'regions'], 5],
    ['statuses beside one that is chosen', { statuses: ['seen'] }, ['statuses'], 5],
    ['a sector beside one that is chosen', { company: { sectors: ['retail'] } }, ['sectors'], 5],
    ['fields beside one that has no counts', { position: { experience: { from: 1 } } }, ['contract'], 6],
  ])('of %s', (_, criteria, fields, weight) => {
    expect(weighFacets(criteria, fields)).toBe(weight)
  })

  test('grows with the query that is counted', () => {
    const plain = weighFacets({ position: { name: 'cuoco' } })
    expect(weighFacets({ position: { name: ors(20) } })).toBeGreaterThan(plain)
    expect(weighFacets({ position: { name: 'cuoco' } }, countedFields, 200)).toBeGreaterThan(plain)
  })

  test('of criteria without one of the groups is that of the others', () => {
    expect(facetsWeight({ company: { sectors: ['retail'] } }, ['sectors'])).toBe(5)
    expect(facetsWeight({ position: { contract: ['permanent'] } }, ['contract'])).toBe(5)
    expect(facetsWeight({}, ['contract'])).toBe(6)
  })
})
