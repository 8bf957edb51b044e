import { z } from 'zod'
import { factNames } from './candidate-facts.ts'
import type { Tree } from './forest.ts'
import { packTables, unpackTables } from './int8-tables.ts'
import type { ScorerParts } from './scorer.ts'
import { hashBits, type TextPart, textFeatures, textParts } from './text-features.ts'
import { commonHeader, type LearnedSet, meaningOf, openWeights, weightsFile } from './weights-file.ts'

const format = 'vedetta-scorer-1'

const header = z.strictObject({
  format: z.literal(format),
  ...commonHeader,
  scales: z.array(z.number()).length(textParts.length),
  trees: z.int().max(150),
  depth: z.int(),
  start: z.number(),
  calibration: z.strictObject({ slope: z.number(), offset: z.number() }),
})

/** What is written: the words' weights as plain numbers, made small here. */
export type TrainedScorer = Omit<ScorerParts, 'words'> & {
  sets: LearnedSet[]
  depth: number
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

const nodesOf = (depth: number) => 2 ** (depth + 1) - 1

export function encodeScorer({ words, trees, depth, start, calibration, sets }: TrainedScorer): Uint8Array {
  const tables = packTables(textParts.map((part) => words[part]))
  const nodes = nodesOf(depth)
  const bytes = Buffer.alloc(trees.length * nodes * (2 + 4 + 4))
  let at = 0
  for (const { features, limits, values } of trees) {
    for (let node = 0; node < nodes; node++) at = bytes.writeInt16LE(features[node] ?? -1, at)
    for (let node = 0; node < nodes; node++) at = bytes.writeFloatLE(limits[node] ?? 0, at)
    for (let node = 0; node < nodes; node++) at = bytes.writeFloatLE(values[node] ?? 0, at)
  }
  const head = { format, meaning, sets, scales: tables.scales, trees: trees.length, depth, start, calibration }
  return weightsFile(head, Buffer.concat([tables.bytes, bytes]))
}

/** Throws an error of one line where the file is not what was written. */
export function decodeScorer(file: Uint8Array): ScorerParts & { sets: LearnedSet[] } {
  const { head, bytes } = openWeights(file, { header, meaning })
  const { scales, trees, depth, start, calibration, sets } = head
  const tables = unpackTables(bytes, tableSizes, scales)
  const words = Object.fromEntries(textParts.map((part, index) => [part, tables[index]])) as ScorerParts['words']
  return { words, trees: treesIn(bytes.subarray(tableBytes), trees, depth), start, calibration, sets }
}

function treesIn(bytes: Buffer, count: number, depth: number): Tree[] {
  const nodes = nodesOf(depth)
  let at = 0
  const read = <Into extends Int16Array | Float32Array>(into: Into, size: number, next: (offset: number) => number) => {
    for (let node = 0; node < nodes; node++, at += size) into[node] = next(at)
    return into
  }
  return Array.from({ length: count }, () => ({
    features: read(new Int16Array(nodes), 2, (offset) => bytes.readInt16LE(offset)),
    limits: read(new Float32Array(nodes), 4, (offset) => bytes.readFloatLE(offset)),
    values: read(new Float32Array(nodes), 4, (offset) => bytes.readFloatLE(offset)),
  }))
}
