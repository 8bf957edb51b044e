import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FactNumbers, factOf, withFacts } from '@vedetta/crawler/score/candidate-facts'
import type { Forest } from '@vedetta/crawler/score/forest'
import type { ScorerParts, WordWeights } from '@vedetta/crawler/score/scorer'
import { encodeScorer, type TrainedScorer } from '@vedetta/crawler/score/scorer-file'
import { type TextPart, textFeatures, textParts } from '@vedetta/crawler/score/text-features'
import type { LearnedSet } from '@vedetta/crawler/score/weights-file'
import type { NumberRow } from './number-rows.ts'
import { type Columns, float32Column, float64Column, runTrainer } from './run-trainer.ts'
import { shareOf } from './share-of.ts'
import type { TrainingRow } from './training-rows.ts'

const folds = 5
/** As often as in sites that nobody tuned on, the vocabularies are made not to know a trade. */
const unknownTrades = 0.2
const unknownLanguages = 0.2
/** Sites as the web has them count more than written ones. */
const untunedWeight = 3
const maxCompared = 1_000

export type LearnedWords = {
  rows: readonly TrainingRow[]
  tables: Record<TextPart, Float64Array>
  /** For each row, what words learned from other companies say. */
  sums: readonly (readonly number[])[]
}

export type Trained = Pick<TrainedScorer, 'words' | 'forest' | 'calibration'> & {
  /** Of the first further rows, as the library works them out. */
  confidences: number[]
}

export const encodeTrained = ({ words, forest, calibration }: Trained, sets: LearnedSet[]): Uint8Array =>
  encodeScorer({ words, forest, calibration, sets })

/** The weight of each word of the repository's own rows, which alone have words. */
export async function learnWords(rows: readonly TrainingRow[]): Promise<LearnedWords> {
  return inFolder(async (folder) => {
    await runTrainer('learn_words.py', folder, rows.length, {
      ...commonColumns(rows),
      facts: factColumn(rows.map(({ facts }) => facts.numbers)),
      ...wordColumns(rows),
    })
    const tables = await Promise.all(textParts.map((part) => float64Column(folder, `${part}.weights`)))
    const sums = await float32Column(folder, 'sums')
    return {
      rows,
      tables: Object.fromEntries(textParts.map((part, at) => [part, tables[at]])) as LearnedWords['tables'],
      sums: rows.map((_, at) => [...sums.subarray(at * textParts.length, (at + 1) * textParts.length)]),
    }
  })
}

export const weightsOf = ({ tables }: LearnedWords): ScorerParts['words'] =>
  Object.fromEntries(
    textParts.map((part): [TextPart, WordWeights] => [part, (place) => tables[part][place] as number]),
  ) as ScorerParts['words']

/** One scorer for each choice of the further rows; all learn from the rows that words were learned from. */
export async function trainScorers(
  words: LearnedWords,
  further: readonly NumberRow[],
  choices: readonly ((row: NumberRow) => boolean)[],
): Promise<Trained[]> {
  const { rows: ours, sums, tables } = words
  const all = [...ours.map((row, at) => ({ ...row, sums: sums[at] as number[] })), ...further]
  const columns: Columns = {
    ...commonColumns(all),
    facts: factColumn([...factsOfOurs(ours), ...further.map(({ numbers }) => numbers)]),
    sums: Float32Array.from(all.flatMap((row) => row.sums)),
    isForeign: Uint8Array.from(all, (row) => Number('facts' in row && isInUnknownLanguage(row))),
    isCompared: Uint8Array.from(all, (_, at) => Number(at >= ours.length && at < ours.length + maxCompared)),
    isTypical: Uint8Array.from(all, (row) => Number(!('facts' in row) || !row.isTuned)),
  }
  choices.forEach((isUsed, job) => {
    columns[`${job}.used`] = Uint8Array.from(all, (row) => Number('facts' in row || isUsed(row)))
  })
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'jobs.json'), JSON.stringify(choices.map((_, job) => `${job}`)))
    await runTrainer('learn_trees.py', folder, all.length, columns)
    return Promise.all(
      choices.map(async (_, job) => {
        const learned = JSON.parse(await readFile(join(folder, `${job}.json`), 'utf8')) as {
          forest: Record<keyof Forest, number[]>
          calibration: ScorerParts['calibration']
          confidences: number[]
        }
        return { words: tables, ...learned, forest: forestOf(learned.forest) }
      }),
    )
  })
}

const forestOf = ({ roots, features, limits, lower, higher, values }: Record<keyof Forest, number[]>): Forest => ({
  roots: Uint16Array.from(roots),
  features: Int16Array.from(features),
  limits: Float32Array.from(limits),
  lower: Uint16Array.from(lower),
  higher: Uint16Array.from(higher),
  values: Float32Array.from(values),
})

type Common = Pick<TrainingRow, 'isPosition' | 'weight' | 'site' | 'group' | 'company'> & { isTuned?: boolean }

function commonColumns(rows: readonly Common[]): Columns {
  const groups = new Map<string, number>()
  const groupOf = ({ site, group }: Common) => {
    const name = `${site} ${group}`
    const number = groups.get(name) ?? groups.size
    groups.set(name, number)
    return number
  }
  return {
    isPosition: Uint8Array.from(rows, ({ isPosition }) => Number(isPosition)),
    weight: Float32Array.from(rows, ({ weight, isTuned }) => weight * (isTuned === true ? 1 : untunedWeight)),
    group: Uint32Array.from(rows, groupOf),
    fold: Uint8Array.from(rows, ({ company }) => foldOf(company, 'words')),
  }
}

const factColumn = (numbers: readonly FactNumbers[]) => Float32Array.from(numbers.flatMap((own) => [...own]))

function wordColumns(rows: readonly TrainingRow[]): Columns {
  const columns: Columns = {}
  for (const part of textParts) {
    const features = rows.map(({ facts }) => textFeatures(part, facts.texts))
    const starts = new Uint32Array(rows.length + 1)
    features.forEach(({ length }, at) => {
      starts[at + 1] = (starts[at] as number) + length
    })
    columns[`${part}.starts`] = starts
    columns[`${part}.places`] = Uint32Array.from(features.flat())
  }
  return columns
}

const foldOf = (company: string, salt: string, count = folds) => Math.floor(shareOf(`${salt} ${company}`) * count)

export const testFolds = 5

/** Each partition of the companies into folds is another sample: a site with many positions weighs in one fold. */
export const testFoldOf = (company: string, partition: number): number => foldOf(company, `test ${partition}`)

/** Some written pages are learned from as if every word were unknown, as in a language that few of them have. */
const isInUnknownLanguage = ({ site, group, isTuned }: TrainingRow) =>
  isTuned && shareOf(`${site} ${group} language`) < unknownLanguages

/** The facts of our own rows, where the vocabularies know no trade of a part of them. */
function factsOfOurs(rows: readonly TrainingRow[]): FactNumbers[] {
  const facts = new Array<FactNumbers>(rows.length)
  const isKnown = ({ isTuned, isPosition, site, facts: { texts } }: TrainingRow) =>
    !(isTuned && isPosition && shareOf(`${site} ${texts.title}`) < unknownTrades)
  const roleOf = (row: TrainingRow) => (isKnown(row) ? factOf(row.facts.numbers, 'isRole') : 0)
  for (const group of Map.groupBy(rows.keys(), (at) => `${rows[at]?.site} ${rows[at]?.group}`).values()) {
    const members = group.map((at) => rows[at] as TrainingRow)
    const groupRoles = members.reduce((sum, row) => sum + roleOf(row), 0) / members.length
    group.forEach((at, place) => {
      const row = members[place] as TrainingRow
      facts[at] = withFacts(row.facts.numbers, { isRole: roleOf(row), groupRoles })
    })
  }
  return facts
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'train-reader-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
