import { isDoubt, isSureReading } from '@vedetta/contracts/positions/position-reading'
import { dayMs } from '@vedetta/contracts/text/durations'
import { collars, contracts, schedules, smartWorking, targetPersonas } from '@vedetta/contracts/text/vocabulary'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode, regionByCode } from '@vedetta/reference/territories'
import { expect, test } from 'vitest'
import { drawCompany } from '../companies/company.ts'
import { drawSite } from '../companies/site.ts'
import { Draws } from '../random/draws.ts'
import { drawPosition } from './position.ts'

const now = Date.UTC(2026, 10, 14)
const of = 12_000
const draws = new Draws(5)
const positions = Array.from({ length: of }, (_, index) => {
  const company = drawCompany(draws, 5, index, 2025)
  const site = drawSite(draws, company, now)
  return { ...drawPosition(draws, company, site, { index, of, now }), lastRead: site.lastCompleteRead ?? now }
})

test('titles are varied, at most 90 characters long, and have no placeholders left', () => {
  expect(new Set(positions.map(({ title }) => title)).size).toBeGreaterThan(3_000)
  for (const { title } of positions) {
    expect(title.length).toBeLessThanOrEqual(90)
    expect(title).not.toMatch(/[*%^]/)
  }
})

test('descriptions have three to six sentences', () => {
  for (const { description } of positions) {
    const sentences = description.split(/\.(?=\s|$)/).filter((sentence) => /\p{L}{3}/u.test(sentence)).length
    // "F.lli", "L. 68/99" and "D.Lgs." also end in a full stop.
    expect(sentences).toBeGreaterThanOrEqual(3)
    expect(sentences).toBeLessThanOrEqual(8)
  }
})

test('every quote is found in the title or the description', () => {
  for (const { title, description, evidence } of positions) {
    for (const quote of Object.values(evidence)) {
      expect(quote.length).toBeLessThanOrEqual(300)
      expect(title === quote || description.includes(quote)).toBe(true)
    }
  }
})

test('stated values have a quote, and others have none', () => {
  for (const position of positions) {
    const { evidence } = position
    expect(evidence.contract === undefined).toBe(position.contract === null)
    expect(evidence.pay === undefined).toBe(position.pay === null)
    expect(evidence.target_persona === undefined).toBe(position.persona === null)
    expect(evidence.skills === undefined).toBe(position.skills.length === 0)
    expect(evidence.languages === undefined).toBe(position.languages.length === 0)
  }
})

test('values come from the vocabulary, and some adverts omit each of them', () => {
  const fields = [
    { table: contracts, values: positions.map(({ contract }) => contract?.value) },
    { table: schedules, values: positions.map(({ schedule }) => schedule?.value) },
    { table: smartWorking, values: positions.map((position) => position.smartWorking?.value) },
    { table: collars, values: positions.map(({ collar }) => collar ?? undefined) },
    { table: targetPersonas, values: positions.map(({ persona }) => persona ?? undefined) },
  ]
  for (const { table, values } of fields) expect(new Set(values)).toEqual(new Set([...Object.keys(table), undefined]))
})

test('places exist, and provinces and regions stand alone', () => {
  for (const { workplaces } of positions) {
    const { municipalities, provinces, regions } = workplaces
    expect([municipalities, provinces, regions].filter((places) => places.length > 0)).toHaveLength(1)
    for (const istat of municipalities) expect(municipalityByIstat(istat)).toBeDefined()
    for (const code of provinces) expect(provinceByCode(code)).toBeDefined()
    for (const code of regions) expect(regionByCode(code)).toBeDefined()
  }
  expect(positions.filter(({ workplaces }) => workplaces.municipalities.length > 1).length).toBeGreaterThan(300)
})

test('positions were first seen in the last 120 days, most of them recently, and an eighth is closed', () => {
  for (const { firstSeen, closed, lastRead } of positions) {
    expect(firstSeen).toBeGreaterThanOrEqual(Math.min(now - 121 * dayMs, lastRead))
    expect(firstSeen).toBeLessThanOrEqual(lastRead)
    if (closed) expect(closed.at).toBeGreaterThanOrEqual(firstSeen)
    if (closed) expect(closed.at).toBeLessThanOrEqual(lastRead)
  }
  const since = (days: number) => positions.filter(({ firstSeen }) => firstSeen > now - days * dayMs).length
  expect(since(30)).toBeGreaterThan(1.5 * (since(60) - since(30)))
  expect(positions.filter(({ closed }) => closed).length / of).toBeCloseTo(0.12, 2)
})

test('about one position in twelve is to be checked, with a doubt first, and sure ones have no doubt', () => {
  const unsure = positions.filter(({ confidence }) => !isSureReading(confidence))
  expect(unsure.length / positions.length).toBeGreaterThan(0.06)
  expect(unsure.length / positions.length).toBeLessThan(0.11)
  for (const { reasons } of unsure) expect(reasons.slice(0, 1).every(isDoubt)).toBe(true)
  for (const { reasons, confidence } of positions)
    if (isSureReading(confidence)) expect(reasons.some(isDoubt)).toBe(false)
})
