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
  expect(positions.filter(({ title }) => title.length > 90 || /[*%^]/.test(title))).toEqual([])
})

test('descriptions have three to six sentences', () => {
  const sentencesOf = (text: string) => text.split(/\.(?=\s|$)/).filter((sentence) => /\p{L}{3}/u.test(sentence)).length
  const counts = new Set(positions.map(({ description }) => sentencesOf(description)))
  // "F.lli", "L. 68/99" and "D.Lgs." also end in a full stop.
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...counts)).toBeLessThanOrEqual(8)
})

test('every quote is found in the title or the description', () => {
  const isMissing = (quote: string, { title, description }: { title: string; description: string }) =>
    quote.length > 300 || (title !== quote && !description.includes(quote))
  expect(
    positions.filter((position) => Object.values(position.evidence).some((quote) => isMissing(quote, position))),
  ).toEqual([])
})

test('stated values have a quote, and others have none', () => {
  const quoted = positions.map(({ evidence }) =>
    [evidence.contract, evidence.pay, evidence.target_persona, evidence.skills, evidence.languages].map(
      (quote) => quote !== undefined,
    ),
  )
  const stated = positions.map(({ contract, pay, persona, skills, languages }) =>
    [contract, pay, persona, skills[0] ?? null, languages[0] ?? null].map((value) => value !== null),
  )
  expect(quoted).toEqual(stated)
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
  const places = positions.map(({ workplaces }) => workplaces)
  const isAlone = ({ municipalities, provinces, regions }: (typeof places)[number]) =>
    [municipalities, provinces, regions].filter((codes) => codes.length > 0).length === 1
  expect(places.filter((one) => !isAlone(one))).toEqual([])
  expect(places.flatMap(({ municipalities }) => municipalities.filter((code) => !municipalityByIstat(code)))).toEqual(
    [],
  )
  expect(places.flatMap(({ provinces }) => provinces.filter((code) => !provinceByCode(code)))).toEqual([])
  expect(places.flatMap(({ regions }) => regions.filter((code) => !regionByCode(code)))).toEqual([])
  expect(positions.filter(({ workplaces }) => workplaces.municipalities.length > 1).length).toBeGreaterThan(300)
})

test('positions were first seen in the last 120 days, most of them recently, and an eighth is closed', () => {
  const isInOrder = ({ firstSeen, closed, lastRead }: (typeof positions)[number]) =>
    firstSeen >= Math.min(now - 121 * dayMs, lastRead) &&
    firstSeen <= lastRead &&
    (!closed || (closed.at >= firstSeen && closed.at <= lastRead))
  expect(positions.filter((position) => !isInOrder(position))).toEqual([])
  const since = (days: number) => positions.filter(({ firstSeen }) => firstSeen > now - days * dayMs).length
  expect(since(30)).toBeGreaterThan(1.5 * (since(60) - since(30)))
  expect(positions.filter(({ closed }) => closed).length / of).toBeCloseTo(0.12, 2)
})

test('about one position in twelve is to be checked, with a doubt first, and sure ones have no doubt', () => {
  const unsure = positions.filter(({ confidence }) => !isSureReading(confidence))
  expect(unsure.length / positions.length).toBeGreaterThan(0.06)
  expect(unsure.length / positions.length).toBeLessThan(0.11)
  const sure = positions.filter(({ confidence }) => isSureReading(confidence))
  expect(unsure.filter(({ reasons }) => !reasons.slice(0, 1).every(isDoubt))).toEqual([])
  expect(sure.filter(({ reasons }) => reasons.some(isDoubt))).toEqual([])
})
