import { join } from 'node:path'
import { readTable } from '@vedetta/reference/csv-table'
import { digest, type HeldOutName, holdOutNames, type NameSplit } from './held-out-names.ts'
import { type Language, type NamedOccupation, readNamedOccupations } from './named-occupations.ts'
import type { Label } from './occupation-scores.ts'

export type Query = { readonly text: string; readonly right: ReadonlySet<number> }

/** Titles, and the labels by which their occupations are to be found. */
export type TitleTask = {
  readonly name: string
  readonly from: Language
  readonly queries: readonly Query[]
  readonly labels: readonly Label[]
}

export type MeaningData = {
  readonly occupations: readonly NamedOccupation[]
  readonly split: NameSplit
  readonly benchmark: Readonly<Record<Language, readonly Query[]>>
  /** Every title of the benchmark, those that are not measured included. */
  readonly titles: readonly string[]
}

/** Held-out names measured of each language; all of them would take ten times as long and say the same. */
const measuredNames = 1_000

export async function readMeaningData(folder: string): Promise<MeaningData> {
  const occupations = await readNamedOccupations(join(folder, 'esco_occupations.csv.gz'))
  const byUri = new Map(occupations.map(({ uri }, occupation) => [uri, occupation]))
  const it = await readBenchmark(join(folder, 'titles/melo_it_titles.csv'), byUri)
  const en = await readBenchmark(join(folder, 'titles/melo_en_titles.csv'), byUri)
  // Titles that the benchmark links to a group of occupations have none that would be right.
  const measured = (queries: readonly Query[]) => queries.filter(({ right }) => right.size > 0)
  return {
    occupations,
    split: holdOutNames(occupations),
    benchmark: { it: measured(it), en: measured(en) },
    titles: [...it, ...en].map(({ text }) => text),
  }
}

async function readBenchmark(file: string, byUri: ReadonlyMap<string, number>): Promise<Query[]> {
  const queries: Query[] = []
  for await (const { cell } of readTable(file, [{ required: ['id', 'title', 'esco uris'] }])) {
    const right = cell('esco uris')
      .split('|')
      .flatMap((uri) => byUri.get(uri) ?? [])
    queries.push({ text: cell('title'), right: new Set(right) })
  }
  return queries
}

const inWords = { it: 'Italian', en: 'English' }
const directions = [
  ['it', 'it'],
  ['it', 'en'],
  ['en', 'en'],
  ['en', 'it'],
] as const

/** The benchmark's titles against all labels, then held-out names against the labels that remain. */
export function titleTasks({ occupations, split, benchmark }: MeaningData): TitleTask[] {
  const all = (language: Language) => labelsOf(occupations, (occupation) => occupations[occupation]?.names[language])
  return [
    ...directions.map(([from, to]) => ({
      name: `MELO ${inWords[from]} → ${inWords[to]}`,
      from,
      queries: benchmark[from],
      labels: all(to),
    })),
    ...heldOutTasks({ occupations, split }, split.test, 'held out'),
  ]
}

export function heldOutTasks(
  { occupations, split }: Pick<MeaningData, 'occupations' | 'split'>,
  names: readonly HeldOutName[],
  title: string,
): TitleTask[] {
  return directions.map(([from, to]) => ({
    name: `${title} ${inWords[from]} → ${inWords[to]}`,
    from,
    queries: names
      .filter(({ language, occupation }) => language === from && split.known(occupation, to).length > 0)
      .toSorted((one, other) => (digest(one.text) < digest(other.text) ? -1 : 1))
      .slice(0, measuredNames)
      .map(({ text, occupation }) => ({ text, right: new Set([occupation]) })),
    labels: labelsOf(occupations, (occupation) => split.known(occupation, to)),
  }))
}

function labelsOf(
  occupations: readonly NamedOccupation[],
  names: (occupation: number) => readonly string[] | undefined,
): Label[] {
  return occupations.flatMap((_, occupation) => (names(occupation) ?? []).map((text) => ({ text, occupation })))
}
