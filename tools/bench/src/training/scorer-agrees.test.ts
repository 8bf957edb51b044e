import { readFile } from 'node:fs/promises'
import { sumOfTrees } from '@vedetta/crawler/score/forest'
import { scorerFile } from '@vedetta/crawler/score/load-scorer'
import { inputsOf } from '@vedetta/crawler/score/scorer'
import { decodeScorer } from '@vedetta/crawler/score/scorer-file'
import { expect, it } from 'vitest'
import { confidencesFile, readRealRows } from './number-rows.ts'

it('the scorer gives a thousand candidates the confidence that the library which learned it gives them', async () => {
  const expected = (await readFile(confidencesFile, 'utf8')).trim().split('\n').map(Number)
  const { rows } = await readRealRows()
  const { forest, calibration } = decodeScorer(await readFile(scorerFile))
  expect(expected).toHaveLength(1_000)
  const found: number[] = []
  for (const group of Map.groupBy(rows.keys(), (at) => `${rows[at]?.site} ${rows[at]?.group}`).values()) {
    const members = group.flatMap((at) => rows[at] ?? [])
    inputsOf(
      members.map(({ sums }) => sums),
      members.map(({ numbers }) => numbers),
    ).forEach((input, place) => {
      const sum = calibration.slope * sumOfTrees(forest, input) + calibration.offset
      found[group[place] ?? -1] = 1 / (1 + Math.exp(-sum))
    })
  }
  const differences = expected.map((confidence, at) => Math.abs(confidence - (found[at] ?? 0)))
  expect(Math.max(...differences)).toBeLessThan(1e-4)
})
