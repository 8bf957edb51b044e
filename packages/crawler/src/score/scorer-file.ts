import { z } from 'zod'
import { factNames } from './candidate-facts.ts'
import type { Forest } from './forest.ts'
import { packTables, unpackTables } from './int8-tables.ts'
import type { ScorerParts } from './scorer.ts'
import { hashBits, type TextPart, textFeatures, textParts } from './text-features.ts'
import { commonHeader, type LearnedSet, meaningOf, openWeights, weightsFile } from './weights-file.ts'

const format = 'vedetta-scorer-2'

const header = z.strictObject({
  format: z.literal(format),
  ...commonHeader,
  scales: z.array(z.number()).length(textParts.length),
  trees: z.int().max(1_000),
  nodes: z.int().max(65_535),
  calibration: z.strictObject({ slope: z.number(), offset: z.number() }),
})

/** What is written: the words' weights as plain numbers, made small here. */
export type TrainedScorer = Omit<ScorerParts, 'words'> & {
  sets: LearnedSet[]
  words: Record<TextPart, Float64Array>
}

const tableSizes = textParts.map((part) => 1 << hashBits[part])
const tableBytes = tableSizes.reduce((sum, size) => sum + size, 0)

const probe = 'operaio al tornio'
const probes = {
  title: probe,
  block: probe,
  heading: probe,
  lead: probe,
  over: probe,
  page: probe,
  path: probe,
  site: probe,
}

/** What a weight is for: the names of the facts, and where words of a known text are looked up. */
const meaning = meaningOf([factNames, hashBits, textParts.map((part) => [part, [...textFeatures(part, probes)]])])

/** How many bytes a node takes: feature, children, limit and value. */
const nodeBytes = 2 + 2 + 2 + 4 + 4

export function encodeScorer({ words, forest, calibration, sets }: TrainedScorer): Uint8Array {
  const tables = packTables(textParts.map((part) => words[part]))
  const { roots, features, lower, higher, limits, values } = forest
  const trees = [limits, values, roots, features, lower, higher].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  const counts = { trees: roots.length, nodes: features.length }
  const head = { format, meaning, sets, scales: tables.scales, ...counts, calibration }
  return weightsFile(head, Buffer.concat([tables.bytes, ...trees]))
}

/** Throws an error of one line where the file is not what was written. */
export function decodeScorer(file: Uint8Array): ScorerParts & { sets: LearnedSet[] } {
  const { head, bytes } = openWeights(file, { header, meaning })
  const { scales, trees, nodes, calibration, sets } = head
  const tables = unpackTables(bytes, tableSizes, scales)
  const words = Object.fromEntries(textParts.map((part, index) => [part, tables[index]])) as ScorerParts['words']
  return { words, forest: forestIn(bytes.subarray(tableBytes), trees, nodes), calibration, sets }
}

function forestIn(bytes: Buffer, trees: number, nodes: number): Forest {
  // A copy of its own begins at a place that holds numbers of any size.
  const { buffer } = Uint8Array.from(bytes.subarray(0, trees * 2 + nodes * nodeBytes))
  let at = 0
  const next = <Numbers extends { byteLength: number }>(
    Kind: new (buffer: ArrayBuffer, at: number, count: number) => Numbers,
    count: number,
  ) => {
    const numbers = new Kind(buffer, at, count)
    at += numbers.byteLength
    return numbers
  }
  const [limits, values] = [next(Float32Array, nodes), next(Float32Array, nodes)]
  const roots = next(Uint16Array, trees)
  const features = next(Int16Array, nodes)
  return { roots, features, lower: next(Uint16Array, nodes), higher: next(Uint16Array, nodes), limits, values }
}
