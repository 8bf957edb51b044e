import type { QualityCount, QualityRow } from '@vedetta/contracts/watch/reading-quality'
import { estimate } from './bootstrap.ts'
import type { Measurement } from './measurement.ts'

/** A site with the counts of all its readings: one for each partition. */
type Site = { readings: number; expected: number; found: number; right: number; spoilt: number }

const sum = (sites: readonly Site[], of: (site: Site) => number) => sites.reduce((total, site) => total + of(site), 0)
const share = (part: number, whole: number) => (whole > 0 ? part / whole : 1)

const precision = (sites: readonly Site[]) =>
  share(
    sum(sites, ({ right }) => right),
    sum(sites, ({ found }) => found),
  )
const recall = (sites: readonly Site[]) =>
  share(
    sum(sites, ({ right }) => right),
    sum(sites, ({ expected }) => expected),
  )
const f1 = (sites: readonly Site[]) => {
  const [p, r] = [precision(sites), recall(sites)]
  return p + r > 0 ? (2 * p * r) / (p + r) : 0
}

const isFirstLook = ({ partition }: Measurement) => partition === null

/** A row for the first looks of each version of the reader, then one for what was held out. */
export function qualityRows(kind: QualityRow['kind'], measurements: readonly Measurement[]): QualityRow[] {
  const looks = Map.groupBy(measurements.filter(isFirstLook), ({ readerVersion }) => readerVersion).values()
  const heldOut = measurements.filter((one) => !isFirstLook(one))
  return [...looks, heldOut].filter(({ length }) => length > 0).map((group) => qualityRow(kind, group))
}

/** The figures of all measurements of one kind together, without the sites whose labels are disputed. */
export function qualityRow(kind: QualityRow['kind'], measurements: readonly Measurement[]): QualityRow {
  const readings = measurements.flatMap(({ set, sites }) =>
    sites.map((site) => ({ ...site, key: `${set} ${site.id}` })),
  )
  const clear = readings.filter(({ isDisputed }) => !isDisputed)
  const sites = [...Map.groupBy(clear, ({ key }) => key).values()].map(siteOf)
  const partitions = new Set(measurements.map(({ partition }) => partition)).size
  const empty = sites.filter(({ expected }) => expected === 0)
  const total = (of: (reading: (typeof clear)[number]) => QualityCount): QualityCount => ({
    found: clear.reduce((all, one) => all + of(one).found, 0),
    right: clear.reduce((all, one) => all + of(one).right, 0),
  })
  return {
    kind,
    how: measurements.some(({ partition }) => partition !== null) ? 'held_out' : 'first_look',
    measuredAt:
      measurements
        .map(({ measuredAt }) => measuredAt)
        .sort()
        .at(-1) ?? '',
    readerVersion: Math.max(...measurements.map(({ readerVersion }) => readerVersion)),
    learnedFrom: measurements[0]?.learnedFrom ?? [],
    partitions,
    sites: sites.length,
    sitesWithPositions: sites.length - empty.length,
    positions: Math.round(sum(sites, ({ expected, readings: times }) => expected / times)),
    disputedSites: new Set(readings.filter(({ isDisputed }) => isDisputed).map(({ key }) => key)).size,
    precision: rounded(estimate(sites, precision)),
    recall: rounded(estimate(sites, recall)),
    f1: rounded(estimate(sites, f1)),
    spoilt: { sites: thousandths(sum(empty, ({ spoilt, readings: times }) => spoilt / times)), of: empty.length },
    sure: total(({ sure }) => sure),
    unsure: total(({ unsure }) => unsure),
  }
}

function siteOf(readings: readonly Measurement['sites'][number][]): Site {
  const found = (one: Measurement['sites'][number]) => one.sure.found + one.unsure.found
  const all = (of: (one: Measurement['sites'][number]) => number) => readings.reduce((total, one) => total + of(one), 0)
  return {
    readings: readings.length,
    expected: all(({ expected }) => expected),
    found: all(found),
    right: all(({ sure, unsure }) => sure.right + unsure.right),
    spoilt: all((one) => Number(one.expected === 0 && found(one) > 0)),
  }
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000

const rounded = ({ value, from, to }: { value: number; from: number; to: number }) => ({
  value: thousandths(value),
  from: thousandths(from),
  to: thousandths(to),
})
