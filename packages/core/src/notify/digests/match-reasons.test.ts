import { filterFieldNames } from '@vedetta/contracts/search/filter-fields'
import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { expect, test } from 'vitest'
import { matchReason } from './match-reasons.ts'
import type { MatchedPosition } from './matched-position.ts'
import { rankMatches } from './rank-matches.ts'

const position: MatchedPosition = {
  position_no: 1,
  position_id: '0b6b4f00-1111-4222-8333-944455556666',
  title: 'Saldatrice TIG (m/f)',
  municipalities: ['017029'],
  provinces: [],
  regions: [],
  contract: 'permanent',
  schedule: 'part',
  collar: 'blue',
  smart_working: 'no',
  experience_years: 3,
  target_persona: 'mid',
  languages: ['en', 'it'],
  skills: ['lettura del disegno tecnico'],
  certifications: ['patentino saldatura'],
  benefits: ['buoni pasto'],
  pay_from: 1_600,
  pay_to: 1_800,
  pay_period: 'month',
  protected_categories: true,
  confidence: 0.9,
  company_no: 1,
  company_id: '0b6b4f00-1111-4222-8333-944455557777',
  company_name: 'Officine Prova S.r.l.',
  company_employees: 1_200,
  company_turnover: 12_340_000,
  sector: 'automotive',
  company_vat: '12345678903',
  company_is_agency: false,
  ateco_2007: null,
  ateco_2025: '25.11.00',
}

const reasonIn = (language: 'it' | 'en', criteria: object) =>
  matchReason(positionCriteria.parse(criteria), position, language)

test.each<[object, string, string]>([
  [{}, 'ogni nuova posizione', 'every new position'],
  [{ notPosition: { name: ['cuoco'] } }, 'ogni nuova posizione', 'every new position'],
  [{ position: { name: ['tornitore', 'saldatore'] } }, 'ruolo «saldatore»', 'role “saldatore”'],
  [{ position: { cities: ['017029'] } }, 'Brescia', 'Brescia'],
  [{ position: { city: { mode: 'radius', istat: '016024', km: 60 } } }, 'a 46 km da Bergamo', '46 km from Bergamo'],
  [{ position: { city: { mode: 'exact', istat: '017029' } } }, 'Brescia', 'Brescia'],
  [{ position: { provinces: ['MI', 'BS'] } }, 'provincia di Brescia', 'province of Brescia'],
  [{ position: { regions: ['03'], provinces: ['MI'] } }, 'Lombardia', 'Lombardia'],
  [{ position: { contract: ['permanent', 'temporary'] } }, 'tempo indeterminato', 'permanent'],
  [{ position: { schedule: ['part'] } }, 'part-time', 'part time'],
  [{ position: { experience: { from: 2 } } }, '3 anni di esperienza', '3 years of experience'],
  [{ position: { pay: { from: 20_000 } } }, '1.600–1.800\u00A0€ al mese', '€1,600–1,800 a month'],
  [{ position: { languages: ['en'] } }, 'inglese', 'English'],
  [{ position: { skills: ['disegno tecnico', 'AutoCAD'] } }, 'disegno tecnico', 'disegno tecnico'],
  [{ position: { protectedCategories: ['yes'] } }, 'riservata (L. 68/99)', 'reserved (law 68/99)'],
  [{ position: { reading: ['sure'] } }, 'lettura: sicura', 'reading: sure'],
  [{ company: { companyName: ['officine prova'] } }, 'azienda «officine prova»', 'company “officine prova”'],
  [{ company: { employees: { from: 1_000 } } }, '1.200 dipendenti', '1,200 employees'],
  [{ company: { turnover: { from: 1 } } }, 'fatturato di 12,3\u00a0Mln\u00a0€', 'turnover of €12.3m'],
  [{ company: { ateco: ['25'] } }, 'ATECO 25.11.00', 'ATECO 25.11.00'],
  [
    { position: { contract: ['permanent'], name: ['saldatore'], provinces: ['BS'] } },
    'ruolo «saldatore» · provincia di Brescia · tempo indeterminato',
    'role “saldatore” · province of Brescia · permanent',
  ],
])('the reason of a match by %j is said in both languages', (criteria, it, en) => {
  expect([reasonIn('it', criteria), reasonIn('en', criteria)]).toEqual([it, en])
})

test('the reason of a match names at most five criteria', () => {
  const all: PositionCriteria = positionCriteria.parse({
    position: { name: ['saldatore'], provinces: ['BS'], contract: ['permanent'], schedule: ['part'], collar: ['blue'] },
    company: { employees: { from: 1 }, turnover: { from: 1 } },
  })
  expect(matchReason(all, position, 'it').split(' · ')).toHaveLength(5)
  expect(filterFieldNames.length).toBeGreaterThan(5)
})

test('the best matches come first: sure ones, then by how much of the title is the role, then by how many filters found them, then the newest', () => {
  const found = (title: string, { filters = 1, unsure = false, day = 1 } = {}) => ({
    title,
    filters,
    is_unsure: unsure,
    first_seen: new Date(Date.UTC(2026, 10, day)),
  })
  const criteria = positionCriteria.parse({ position: { name: ['saldatore tig'] } })
  const ranked = rankMatches(criteria, [
    found('Saldatore TIG', { unsure: true }),
    found('Saldatore per il reparto montaggio'),
    found('Saldatori', { day: 1 }),
    found('Saldatore', { day: 2 }),
    found('Saldatore', { filters: 2 }),
    found('Responsabile'),
  ])
  expect(ranked.map(({ title, filters, first_seen }) => [title, filters, first_seen.getUTCDate()])).toEqual([
    ['Saldatore', 2, 1],
    ['Saldatore', 1, 2],
    ['Saldatori', 1, 1],
    ['Saldatore per il reparto montaggio', 1, 1],
    ['Responsabile', 1, 1],
    ['Saldatore TIG', 1, 1],
  ])
})
