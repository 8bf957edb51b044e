import type { SiteResult } from '../../src/visit/site-result.ts'
import type { ExpectedSite } from './expected-site.ts'
import { foldUrl, foldWords, setKey } from './folding.ts'
import { matchPositions } from './match-positions.ts'

type Position = SiteResult['positions'][number]
type VisitedSite = { expected: ExpectedSite; found: SiteResult }
type Counts = { hits: number; expected: number; found: number }

export type Score = {
  sites: number
  expectedPositions: number
  foundPositions: number
  matched: number
  precision: number
  recall: number
  f1: number
  sitesFullyRight: number
  /** Over the positions matched. */
  fieldAccuracy: Record<string, number>
  microF1: Record<string, number>
  differences: { site: string; archetype: string; missed: string[]; extra: string[] }[]
}

/** Whether a field of a matched position is right. */
const fields: Record<string, (expected: Position, found: Position, companyCity: string | null) => boolean> = {
  cities: areCitiesRight,
  contract: (e, f) => e.contract === f.contract,
  schedule: (e, f) => e.schedule === f.schedule,
  collar: (e, f) => e.collar === f.collar,
  smartWorking: (e, f) => e.smartWorking === f.smartWorking,
  experienceYears: (e, f) => e.experienceYears === f.experienceYears,
  languages: (e, f) => setKey(e.languages) === setKey(f.languages),
  protectedCategories: (e, f) => e.protectedCategories === f.protectedCategories,
  postedAt: (e, f) => e.postedAt === (f.postedAt?.slice(0, 10) ?? null),
  url: (e, f) => foldUrl(e.url) === foldUrl(f.url),
}

/** Lists of a matched position, of which each item counts. */
const positionLists = ['skills', 'certifications', 'benefits'] as const

export function scoreSites(visited: readonly VisitedSite[]): Score {
  const pairs: { e: Position; f: Position; city: string | null }[] = []
  const differences: Score['differences'] = []
  let expectedPositions = 0
  let foundPositions = 0
  for (const { expected, found } of visited) {
    const match = matchPositions(expected.positions, found.positions)
    pairs.push(...match.pairs.map(([e, f]) => ({ e, f, city: expected.city })))
    expectedPositions += expected.positions.length
    foundPositions += found.positions.length
    const [missed, extra] = [match.missed, match.extra].map((positions) => positions.map(({ title }) => title))
    if (missed?.length || extra?.length)
      differences.push({ site: found.site, archetype: expected.archetype, missed: missed ?? [], extra: extra ?? [] })
  }
  const rateOf = (hits: number, all: number) =>
    all > 0 ? hits / all : expectedPositions > 0 && pairs.length === 0 ? 0 : 1
  const precision = rateOf(pairs.length, foundPositions)
  const recall = rateOf(pairs.length, expectedPositions)
  return {
    sites: visited.length,
    expectedPositions,
    foundPositions,
    matched: pairs.length,
    precision,
    recall,
    f1: f1Of(precision, recall),
    sitesFullyRight: visited.length - differences.length,
    fieldAccuracy: mapValues(fields, (isRight) =>
      rateOf(pairs.filter(({ e, f, city }) => isRight(e, f, city)).length, pairs.length),
    ),
    microF1: mapValues(countLists(visited, pairs), ({ hits, expected, found }) =>
      f1Of(rateOf(hits, found), rateOf(hits, expected)),
    ),
    differences,
  }
}

/** A position that says no city is at the company's. */
function areCitiesRight(expected: Position, found: Position, companyCity: string | null): boolean {
  if (setKey(expected.cities) === setKey(found.cities)) return true
  if (expected.cities.length > 0) return false
  return companyCity !== null && setKey(found.cities) === foldWords(companyCity)
}

function countLists(visited: readonly VisitedSite[], pairs: readonly { e: Position; f: Position }[]) {
  const counts: Record<string, Counts> = {}
  for (const list of positionLists) counts[list] = sum(pairs.map(({ e, f }) => overlap(e[list], f[list], isWithin)))
  counts.emails = sum(visited.map(({ expected, found }) => overlap(expected.emails, found.emails, isSameEmail)))
  counts.phones = sum(visited.map(({ expected, found }) => overlap(expected.phones, found.phones, isSamePhone)))
  counts.news = sum(visited.map(({ expected, found }) => overlap(expected.news, found.news, isSameNews)))
  return counts
}

/** How many of the expected items were found, each found one used once. */
function overlap<Item>(
  expected: readonly Item[],
  found: readonly Item[],
  isSame: (e: Item, f: Item) => boolean,
): Counts {
  const left = [...found]
  for (const item of expected) {
    const index = left.findIndex((other) => isSame(item, other))
    if (index >= 0) left.splice(index, 1)
  }
  return { hits: found.length - left.length, expected: expected.length, found: found.length }
}

function isWithin(a: string, b: string): boolean {
  const [one, other] = [foldWords(a), foldWords(b)]
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

const isSameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isSamePhone = (a: string, b: string) => digitsOf(a) === digitsOf(b)
const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^00/, '')
const isSameNews = (a: { title: string }, b: { title: string }) => foldWords(a.title) === foldWords(b.title)

function sum(counts: readonly Counts[]): Counts {
  const total = { hits: 0, expected: 0, found: 0 }
  for (const { hits, expected, found } of counts) {
    total.hits += hits
    total.expected += expected
    total.found += found
  }
  return total
}

const f1Of = (precision: number, recall: number) =>
  precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0

const mapValues = <From, To>(record: Readonly<Record<string, From>>, convert: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]))
