import { readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { featureRows, titleFeatures } from './title-features.ts'

/** The table that tools/train-title-encoder wrote: a row of small integers for each feature, then the scale of each row. */
const weights = new URL('../../model/title-encoder.weights', import.meta.url)

export type TitleEncoder = {
  readonly dimensions: number
  /** A vector of length one, the nearer the more alike two titles are, in either language; null if there are no words. */
  readonly encode: (title: string) => Float32Array | null
}

/** Reads the trained weights. The sum of a title's rows needs no runtime for models: docs/decisions/0060-title-encoder.md. */
export function loadTitleEncoder(): TitleEncoder {
  const bytes = readFileSync(weights)
  const dimensions = bytes.length / featureRows - Float32Array.BYTES_PER_ELEMENT
  if (!Number.isInteger(dimensions) || dimensions < 1 || endianness() !== 'LE')
    throw new Error(`${weights.pathname} is not the table of this encoder, or this machine does not read it`)
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, featureRows * dimensions)
  const scales = new Float32Array(bytes.buffer.slice(bytes.byteOffset + table.length, bytes.byteOffset + bytes.length))

  function encode(title: string): Float32Array | null {
    const vector = new Float32Array(dimensions)
    for (const row of titleFeatures(title)) {
      const scale = scales[row] as number
      const from = row * dimensions
      for (let at = 0; at < dimensions; at += 1)
        vector[at] = (vector[at] as number) + scale * (table[from + at] as number)
    }
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
    return length === 0 ? null : vector.map((value) => value / length)
  }

  return { dimensions, encode }
}
