import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCollar } from '@vedetta/crawler/normalise/collar'
import { collarFeatures, titleFeatures } from '@vedetta/crawler/normalise/collar-features'
import { collarFile, decodeCollar, encodeCollar } from '@vedetta/crawler/normalise/collar-weights'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import type { LearnedSet } from '@vedetta/crawler/score/weights-file'
import { type FixtureSet, fixtureSets, tunedSets } from '@vedetta/crawler/testing/fixture-sets'
import { type FieldRow, fieldRows } from './field-rows.ts'
import { type CollarExample, learnCollar } from './learn-collar.ts'
import { setDigest } from './learned-sets.ts'
import { type LabelledTitle, listedTitles, occupationTitles, titleFolder } from './occupation-titles.ts'
import { answersBy, ruleFields } from './rule-fields.ts'
import { testFoldOf, testFolds } from './train-scorer.ts'

type Options = { occupations: string | undefined; partition: number }

/** Adverts that nobody tuned on count more. */
const weightOf = ({ isTuned }: FieldRow) => (isTuned ? 1 : 2)

/** Learns what tells the collar of an advert, and writes it where the reader loads it from. */
export async function benchTrainFields(folders: readonly string[], { occupations }: Options): Promise<void> {
  const rows = await allRows(folders)
  const titles = await labelledTitles(occupations)
  const all = [...Object.values(fixtureSets), fileURLToPath(titleFolder), ...folders]
  const sets = [...(await Promise.all(all.map(setDigest))), ...(occupations ? [await fileDigest(occupations)] : [])]
  const bytes = encodeCollar(learnCollar([...rows.flatMap(exampleOf), ...titles.map(titleExample)]), sets)
  await writeFile(collarFile, bytes)
  console.log(`${rows.length} adverts and ${titles.length} titles of ${sets.length} sets: ${bytes.length} bytes`)
}

/** Learns five times, each time without a fifth of the companies, and reads that fifth by rules, by what was learned, and by both. */
export async function benchFieldsHeldOut(
  folders: readonly string[],
  { occupations, partition }: Options,
): Promise<void> {
  const rows = await allRows(folders)
  const titles = (await labelledTitles(occupations)).map(titleExample)
  const tally = new Map<string, { rows: number; right: number }>()
  const count = (field: string, { set }: FieldRow, isRight: boolean) => {
    const key = `${set} ${field}`
    const { rows: asked, right } = tally.get(key) ?? { rows: 0, right: 0 }
    tally.set(key, { rows: asked + 1, right: right + Number(isRight) })
  }
  for (let fold = 0; fold < testFolds; fold++) {
    const isOf = ({ company }: FieldRow) => testFoldOf(company, partition) === fold
    const [asked, learnt] = [rows.filter(isOf), rows.filter((row) => !isOf(row))]
    const weights = decodeCollar(encodeCollar(learnCollar([...learnt.flatMap(exampleOf), ...titles]), []))
    for (const row of asked)
      count('collar learned', row, (readCollar(row.advert, weights)?.value ?? null) === row.expected.collar)
    for (const [name, field] of Object.entries(ruleFields))
      answersBy(field, { learnt, asked, weightOf }).forEach(({ label, ...answers }, index) => {
        for (const [by, answer] of Object.entries(answers))
          count(`${name} ${by}`, asked[index] as FieldRow, answer === label)
      })
  }
  console.log('adverts of companies that were not learned from, with the right value:')
  for (const [key, { rows: asked, right }] of [...tally].sort())
    console.log(`  ${key}: ${right} of ${asked}, ${(right / asked).toFixed(3)}`)
}

async function allRows(folders: readonly string[]): Promise<FieldRow[]> {
  const rows: FieldRow[] = []
  for (const set of Object.keys(fixtureSets) as FixtureSet[])
    rows.push(...(await fieldRows(fixtureSets[set], { isTuned: tunedSets.includes(set) })))
  for (const folder of folders) rows.push(...(await fieldRows(folder, { isTuned: false })))
  return rows
}

const labelledTitles = async (occupations: string | undefined): Promise<LabelledTitle[]> => [
  ...(await listedTitles()),
  ...(occupations ? await occupationTitles(occupations) : []),
]

const exampleOf = (row: FieldRow): CollarExample[] =>
  row.expected.collar === null
    ? []
    : [{ features: collarFeatures(row.advert), isBlue: row.expected.collar === 'blue', weight: weightOf(row) }]

const titleExample = ({ title, collar, weight }: LabelledTitle): CollarExample => ({
  features: { title: titleFeatures(sameLengthFold(title)), text: new Uint32Array() },
  isBlue: collar === 'blue',
  weight,
})

async function fileDigest(file: string): Promise<LearnedSet> {
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
  return { name: basename(file), sites: 0, digest }
}
