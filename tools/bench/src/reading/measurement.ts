import { readFile, writeFile } from 'node:fs/promises'
import { isSureReading } from '@vedetta/contracts/positions/position-reading'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import type { ReadSite } from './read-site.ts'
import { type ReadingTotals, totalsOf } from './reading-totals.ts'

type Count = { found: number; right: number }

/** What a bench counted on each site of a set, to be published by `publish-reading`. */
export type Measurement = {
  set: string
  /** Null where the sites were read by the weights of the release. */
  partition: number | null
  /** `YYYY-MM-DD`. */
  measuredAt: string
  readerVersion: number
  learnedFrom: { name: string; sites: number }[]
  sites: { id: string; isDisputed: boolean; expected: number; sure: Count; unsure: Count }[]
  /** Files of earlier benches have none. */
  totals?: { all: ReadingTotals; clear: ReadingTotals }
}

type Of = Pick<Measurement, 'set' | 'partition' | 'learnedFrom'> & { now: Date }

export function measure(read: readonly ReadSite[], { set, partition, learnedFrom, now }: Of): Measurement {
  return {
    set,
    partition,
    measuredAt: now.toISOString().slice(0, 10),
    readerVersion,
    learnedFrom: learnedFrom.map(({ name, sites }) => ({ name, sites })),
    sites: read.map(({ id, expected, fates, confidences }) => {
      const wrong = new Set(fates.false.map(({ at }) => at))
      const countOf = (isSure: boolean) => {
        const found = confidences.flatMap((confidence, at) => (isSureReading(confidence) === isSure ? at : []))
        return { found: found.length, right: found.filter((at) => !wrong.has(at)).length }
      }
      return {
        id,
        isDisputed: expected.ambiguous,
        expected: expected.positions.length,
        sure: countOf(true),
        unsure: countOf(false),
      }
    }),
    totals: { all: totalsOf(read), clear: totalsOf(read.filter(({ expected }) => !expected.ambiguous)) },
  }
}

export async function saveMeasurement(file: string, measured: Measurement): Promise<void> {
  await writeFile(file, `${JSON.stringify(measured)}\n`)
}

export async function loadMeasurement(file: string): Promise<Measurement> {
  return JSON.parse(await readFile(file, 'utf8')) as Measurement
}
