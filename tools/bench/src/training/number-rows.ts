import { readFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type FactNumbers, factNames } from '@vedetta/crawler/score/candidate-facts'
import { type ScorerParts, wordSum } from '@vedetta/crawler/score/scorer'
import { textFeatures, textParts } from '@vedetta/crawler/score/text-features'
import { commonHeader, type LearnedSet, meaningOf, openWeights, weightsFile } from '@vedetta/crawler/score/weights-file'
import { z } from 'zod'
import type { TrainingRow } from './training-rows.ts'

/** A candidate as trees see it: what its words say, by weights learned elsewhere, and its facts. No word of it is kept. */
export type NumberRow = Pick<TrainingRow, 'isPosition' | 'site' | 'company' | 'group' | 'weight'> & {
  sums: readonly number[]
  numbers: FactNumbers
}

export function numberRow({ facts, ...row }: TrainingRow, words: ScorerParts['words']): NumberRow {
  const sums = textParts.map((part) => wordSum(words[part], textFeatures(part, facts.texts)))
  return { ...row, sums, numbers: facts.numbers }
}

/** The rows of real sites, which are no part of the repository. */
export const realRowsFile = new URL('../../../train-reader/real-rows.bin', import.meta.url)

/** The confidences of the first of them, as the library that learned the trees works them out. */
export const confidencesFile = new URL('../../../train-reader/confidences.txt', import.meta.url)

const format = 'vedetta-rows-1'
const header = z.strictObject({ format: z.literal(format), ...commonHeader })
const meaning = meaningOf([factNames, textParts])

/** Whether it is a position, its site, company and group by number, its weight; then sums and facts. */
const columns = 5 + textParts.length + factNames.length

export function encodeNumberRows(rows: readonly NumberRow[], sets: LearnedSet[]): Uint8Array {
  const [siteOf, companyOf] = [numbering(), numbering()]
  const numbers = Float32Array.from(
    rows.flatMap(({ isPosition, site, company, group, weight, sums, numbers }) => [
      Number(isPosition),
      siteOf(site),
      companyOf(company),
      group,
      weight,
      ...sums,
      ...numbers,
    ]),
  )
  return weightsFile({ format, meaning, sets }, gzipSync(numbers.buffer))
}

export const readRealRows = async (): Promise<RealRows> => decodeNumberRows(await readFile(realRowsFile))

export type RealRows = { rows: NumberRow[]; sets: LearnedSet[] }

export function decodeNumberRows(file: Uint8Array): RealRows {
  const { head, bytes } = openWeights(file, { header, meaning })
  const all = new Float32Array(Uint8Array.from(gunzipSync(bytes)).buffer)
  const rows = Array.from({ length: all.length / columns }, (_, row): NumberRow => {
    const [isPosition, site, company, group = 0, weight = 0, ...rest] = all.subarray(row * columns, (row + 1) * columns)
    return {
      isPosition: isPosition === 1,
      site: `real ${site}`,
      company: `real ${company}`,
      group,
      weight,
      sums: rest.slice(0, textParts.length),
      numbers: Float64Array.from(rest.slice(textParts.length)),
    }
  })
  return { rows, sets: head.sets }
}

function numbering(): (name: string) => number {
  const known = new Map<string, number>()
  return (name) => {
    const number = known.get(name) ?? known.size
    known.set(name, number)
    return number
  }
}
