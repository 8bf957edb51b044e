import { randomUUID } from 'node:crypto'
import type { AgencyReasonCode } from '@vedetta/contracts/facts/agency-reasons'
import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { readingReasons } from '@vedetta/contracts/positions/position-reading'
import { collars, contracts, keysOf, schedules, smartWorking, targetPersonas } from '@vedetta/contracts/text/vocabulary'
import { provinces, regions } from '@vedetta/reference/territories'
import fc from 'fast-check'
import type { IndexedFields } from '../position-document.ts'
import * as stated from './stated-words.ts'

type PlainCompany = Pick<IndexedFields, 'company_no' | 'sector' | 'ateco_2007' | 'ateco_2025'> & {
  readonly name: string
  readonly vat: string
  readonly employees: number | null
  readonly turnover: number | null
  readonly is_agency: boolean
  readonly agency_reason: AgencyReasonCode | null
}

type Carried = 'sector' | 'ateco_2007' | 'ateco_2025' | 'first_seen' | `company_${string}`

/** A position as PostgreSQL has it, with its company. */
export type PlainPosition = Omit<IndexedFields, Carried> & { readonly first_seen: Date; readonly company: PlainCompany }

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 3 })
const listOf = <Value>(values: fc.Arbitrary<Value>, maxLength: number) =>
  fc.array(values, { maxLength: maxLength, size: 'max' })
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })
const seldom = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, once: number) =>
  fc.oneof(often(once - 1, usual), often(1, odd))
const joined = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((some) => some.filter((part) => part !== '').join(' '))

/** Any text that a page may contain, without what PostgreSQL cannot store. */
export const anything = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '')

const title = seldom(
  joined(
    anyOf(stated.roles),
    anyOf(['', ...stated.qualifiers]),
    anyOf(['', '', ...stated.qualifiers, ...stated.roles]),
  ),
  fc.oneof(anyOf(stated.oddTexts), anything),
  12,
)

/** A classification by adverts would be reversed by the recount, since these companies have no such adverts. */
const lastingReasons: AgencyReasonCode[] = ['register', 'ateco', 'name']

/** The fields of a company that both kinds of search use. */
export const companyFacts = fc
  .record({
    name: seldom(joined(anyOf(stated.companyNames), anyOf(['', ...stated.legalForms])), anything, 20),
    vat: fc.bigInt({ min: 0n, max: 99_999_999_999n }).map((number) => `${number}`.padStart(11, '0')),
    sector: anyOf(sectorIds),
    ateco_2007: orNull(anyOf(stated.atecoCodes)),
    ateco_2025: orNull(anyOf(stated.atecoCodes)),
    employees: orNull(fc.oneof(anyOf(stated.sizes), fc.integer({ min: 0, max: 2_000 }))),
    turnover: orNull(fc.oneof(anyOf(stated.turnovers), fc.integer({ min: -1_000_000, max: 90_000_000 }))),
    agency_reason: seldom(fc.constant(null), anyOf(lastingReasons), 5),
  })
  .map((facts) => ({ ...facts, is_agency: facts.agency_reason !== null }))

/** In euro of its period: some pages state one end only. */
const statedPay = fc
  .record({
    lower: anyOf(stated.pays),
    more: anyOf([0, 0, 100, 5_000]),
    end: anyOf(['from', 'to', 'both', 'both']),
    pay_period: anyOf(['hour', 'month', 'year'] as const),
  })
  .map(({ lower, more, end, pay_period }) => ({
    pay_from: end === 'to' ? null : lower,
    pay_to: end === 'from' ? null : lower + more,
    pay_period,
  }))
const unknownPay = { pay_from: null, pay_to: null, pay_period: null }

const position = fc.record({
  title,
  municipalities: listOf(seldom(anyOf(stated.towns), fc.constant(stated.lostTown), 60), 3),
  provinces: seldom(fc.constant<string[]>([]), listOf(anyOf(provinces().map(({ code }) => code)), 2), 4),
  regions: seldom(fc.constant<string[]>([]), listOf(anyOf(regions().map(({ code }) => code)), 2), 6),
  contract: orNull(anyOf(keysOf(contracts))),
  schedule: orNull(anyOf(keysOf(schedules))),
  collar: orNull(anyOf(keysOf(collars))),
  smart_working: orNull(anyOf(keysOf(smartWorking))),
  experience_years: orNull(fc.oneof(anyOf(stated.years), fc.integer({ min: 0, max: 50 }))),
  target_persona: orNull(anyOf(keysOf(targetPersonas))),
  languages: listOf(anyOf(stated.languages), 3),
  skills: listOf(
    fc.oneof(often(30, anyOf(stated.skills.slice(0, 60))), often(15, anyOf(stated.skills)), often(1, anything)),
    5,
  ),
  certifications: seldom(fc.constant<string[]>([]), listOf(anyOf(stated.certifications), 3), 8),
  benefits: listOf(anyOf(stated.benefits), 3),
  protected_categories: orNull(fc.boolean()),
  pay: orNull(statedPay),
  confidence: fc.integer({ min: 50, max: 100 }).map((hundredths) => hundredths / 100),
  reasons: listOf(anyOf(keysOf(readingReasons)), 4),
  first_seen: anyOf(stated.moments).map((moment) => new Date(moment)),
})

/** Positions of some companies, deterministic for a seed except for public ids. */
export function randomPositions(seed: number, count: { companies: number; positions: number }): PlainPosition[] {
  const vats = new Set<string>()
  const companies = fc
    .sample(companyFacts, { seed, numRuns: count.companies })
    .filter(({ vat }) => vats.size < vats.add(vat).size)
    .map((made, n) => ({ ...made, company_no: n + 1 }))
  const positions = fc.sample(fc.tuple(position, anyOf(companies)), { seed: seed + 1, numRuns: count.positions })
  return positions.map(([{ pay, ...made }, of], n) => ({
    ...made,
    ...(pay ?? unknownPay),
    company: of,
    // Far enough apart that a bitmap of them has several containers.
    position_no: 7 + n * 41,
    position_id: randomUUID(),
  }))
}
