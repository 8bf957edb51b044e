import { once } from '@vedetta/reference/once'
import { z } from 'zod'
import { packTables, unpackTables } from '../score/int8-tables.ts'
import {
  commonHeader,
  type LearnedSet,
  meaningOf,
  openWeights,
  readWeights,
  weightsFile,
} from '../score/weights-file.ts'
import {
  type CollarFeatures,
  type CollarPart,
  collarParts,
  collarSizes,
  textFeatures,
  titleFeatures,
} from './collar-features.ts'

/** What words say of the collar: above 0 is blue, below is white. */
export type CollarWeights = { start: number; weightOf: Record<CollarPart, (feature: number) => number> }

/** What is written: weights as plain numbers, made small here. */
export type LearnedCollar = { start: number; weights: Record<CollarPart, Float64Array> }

/** Where the weights are kept. */
export const collarFile = new URL('../../weights/collar.bin', import.meta.url)

const format = 'vedetta-collar-1'
const header = z.strictObject({
  format: z.literal(format),
  ...commonHeader,
  start: z.number(),
  scales: z.array(z.number()).length(collarParts.length),
})

const probe = 'operaio al tornio'
const meaning = meaningOf([collarSizes, [...titleFeatures(probe)], [...textFeatures([probe])]])

export function encodeCollar({ start, weights }: LearnedCollar, sets: LearnedSet[]): Uint8Array {
  const { scales, bytes } = packTables(collarParts.map((part) => weights[part]))
  return weightsFile({ format, meaning, sets, start, scales }, bytes)
}

/** Throws an error of one line where the file is not what was written. */
export function decodeCollar(file: Uint8Array): CollarWeights & { sets: LearnedSet[] } {
  const { head, bytes } = openWeights(file, { header, meaning })
  const sizes = collarParts.map((part) => collarSizes[part])
  const tables = unpackTables(bytes, sizes, head.scales)
  const weightOf = Object.fromEntries(collarParts.map((part, index) => [part, tables[index]]))
  return { start: head.start, weightOf: weightOf as CollarWeights['weightOf'], sets: head.sets }
}

/** The weights that this version of the reader was released with. */
export const loadCollar = once((): CollarWeights => decodeCollar(readWeights(collarFile)))

/** A long text is worth as much as a short one, and a title more than a text. */
export const featureShare = (part: CollarPart, { length }: Uint32Array): number =>
  (part === 'title' ? 1 : 0.5) / Math.sqrt(Math.max(1, length))

/** The logarithm of the odds that the work is a blue collar's, by each part. */
export function collarOdds({ weightOf }: CollarWeights, features: CollarFeatures): Record<CollarPart, number> {
  const sumOf = (part: CollarPart) => {
    let sum = 0
    for (const feature of features[part]) sum += weightOf[part](feature)
    return sum * featureShare(part, features[part])
  }
  return { title: sumOf('title'), text: sumOf('text') }
}
