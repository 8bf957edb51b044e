import type { Score } from '@vedetta/crawler/testing/scoring/score-sites'
import { falseKinds } from '@vedetta/crawler/testing/scoring/site-fates'
import { type Estimate, estimate } from './bootstrap.ts'
import type { ReadSite } from './read-site.ts'
import { lossTable, totalsOf } from './reading-totals.ts'

type Sites = readonly ReadSite[]

const expectedOf = (sites: Sites) => sites.flatMap(({ fates }) => fates.expected)
const falseOf = (sites: Sites) => sites.flatMap(({ fates }) => fates.false)
const rightOf = (sites: Sites) => expectedOf(sites).filter(({ loss }) => loss === null)
const share = (part: number, whole: number) => (whole > 0 ? part / whole : 1)

const precision = (sites: Sites) => {
  const found = sites.reduce((sum, { fates }) => sum + fates.found, 0)
  return share(found - falseOf(sites).length, found)
}
const recall = (sites: Sites) => share(rightOf(sites).length, expectedOf(sites).length)
const f1 = (sites: Sites) => {
  const [p, r] = [precision(sites), recall(sites)]
  return p + r > 0 ? (2 * p * r) / (p + r) : 0
}

/** Scores of a set, what lost its positions, and its false positions by kind and by reader. */
export function scoreLines(sites: Sites): string[] {
  const empty = sites.filter(({ fates }) => fates.expected.length === 0)
  const spoilt = (some: Sites) => some.filter(({ fates }) => fates.expected.length === 0 && fates.false.length > 0)
  const wrong = falseOf(sites)
  const byKind = falseKinds.map((kind) => [kind, wrong.filter((one) => one.kind === kind).length] as const)
  const byReader = [...Map.groupBy(wrong, ({ by }) => by)].map(([by, of]) => [by, of.length] as const)
  return [
    `precision ${shown(estimate(sites, precision))}, recall ${shown(estimate(sites, recall))}, F1 ${shown(estimate(sites, f1))}`,
    ...lossTable(totalsOf(sites)),
    `sites without a position that show one: ${spoilt(sites).length} of ${empty.length}: ${shown(
      estimate(empty, (some) => share(spoilt(some).length, some.length || 1)),
    )}`,
    `false positions: ${wrong.length} (${counted(byKind)}), by reader: ${counted(byReader.sort((a, b) => b[1] - a[1])) || 'none'}`,
  ]
}

/** The values of matched positions, and of the company. */
export function fieldLines(score: Score): string[] {
  return [
    `${score.sitesFullyRight} of ${score.sites} sites fully right on positions`,
    `fields: ${rates(score.fieldAccuracy)}`,
    `F1: ${rates(score.microF1)}`,
  ]
}

/** What first visits cost: requests, and the share that needs a browser. */
export function requestLine(sites: Sites): string {
  const requests = sites.reduce((sum, site) => sum + site.requests, 0) / (sites.length || 1)
  const rendering = sites.filter(({ renders }) => renders > 0).length
  return `${requests.toFixed(2)} requests a visit; visits that render: ${rendering} of ${sites.length}: ${rate(share(rendering, sites.length))}`
}

/** Every lost and every false position, site by site. */
export function lossLines(sites: Sites): string[] {
  return sites.flatMap(({ id, fates }) => [
    ...fates.expected.flatMap(({ title, loss }) =>
      loss ? `${id}: ${loss.cause}${loss.detail ? `, ${loss.detail}` : ''}: ${title}` : [],
    ),
    ...fates.false.map(({ title, kind, by }) => `${id}: false (${kind}, ${by}): ${title}`),
  ])
}

const shown = ({ value, from, to }: Estimate) => `${rate(value)} (${rate(from)} to ${rate(to)})`
const rate = (value: number) => value.toFixed(3)
const rates = (group: Readonly<Record<string, number>>) =>
  Object.entries(group)
    .map(([field, value]) => `${field} ${rate(value)}`)
    .join(', ')
const counted = (counts: readonly (readonly [string, number])[]) => counts.map(([name, n]) => `${name} ${n}`).join(', ')
