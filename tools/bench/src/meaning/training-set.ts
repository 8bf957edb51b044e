import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trades } from '@vedetta/meaning/trades/trades'
import { featureRows, titleFeatures } from '@vedetta/meaning/vectors/title-features'
import { nameKey } from '@vedetta/reference/name-key'
import { type Language, languages } from './named-occupations.ts'
import { pluralOf } from './plural-of.ts'
import { type MeaningData, readMeaningData, type TitleTask, titleTasks } from './title-tasks.ts'
import { type GroupLabels, readGroupLabels, validationTasks } from './validation-tasks.ts'

/** A text to learn from: texts of one concept mean the same; a group's text means any of its occupations. */
type Example = {
  readonly text: string
  readonly language: Language
  readonly concept: string
  readonly group?: string
  readonly isPlural?: boolean
  /** Learnt from only once the choices are made. */
  readonly isValidation?: boolean
}

/**
 * Writes all that the training script of the title encoder reads: the texts with their features, so that features and
 * held-out names are defined once, here. Nothing whose name is held out or among the benchmark's titles is learnt from.
 */
export async function writeTrainingSet(folder: string, out: string): Promise<void> {
  const data = await readMeaningData(folder)
  const groups = await readGroupLabels(folder)
  const untouched = new Set([...data.split.test.map(({ text }) => text), ...data.titles].map(nameKey))
  const forChoices = new Set([...data.split.validation, ...groups.held].map(({ text }) => nameKey(text)))
  const isLearnt = ({ text }: Example) => !untouched.has(nameKey(text))
  const marked = (example: Example) =>
    forChoices.has(nameKey(example.text)) ? { ...example, isValidation: true } : example
  const singular = [...occupationExamples(data), ...tradeExamples(), ...groupExamples(groups)]
    .filter(isLearnt)
    .map(marked)
  const examples = [...singular, ...singular.flatMap(pluralExample).filter(isLearnt).map(marked)]
  const places = new Map<string, number>()
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const placed = (tasks: readonly TitleTask[]) =>
    tasks.map(({ name, queries, labels }) => ({
      name,
      queries: queries.map(({ text, right }) => ({ text: placeOf(text), right: [...right] })),
      labels: labels.map(({ text, occupation }) => [placeOf(text), occupation]),
    }))
  const content = {
    examples: examples.map((example) => ({ ...example, text: placeOf(example.text) })),
    iscoOf: data.occupations.map(({ isco }) => isco),
    validation: placed(validationTasks(data, groups.held)),
    test: placed(titleTasks(data)),
    rows: featureRows,
    texts: [...places.keys()],
    features: [...places.keys()].map(titleFeatures),
  }
  await writeFile(join(out, 'training-set.json'), JSON.stringify(content))
  console.log(`${examples.length} examples, ${content.texts.length} texts`)
}

function pluralExample(example: Example): Example[] {
  const text = pluralOf(example.text, example.language)
  return example.group !== undefined || text === example.text ? [] : [{ ...example, text, isPlural: true }]
}

function occupationExamples({ occupations }: MeaningData): Example[] {
  return occupations.flatMap(({ names }, occupation) =>
    languages.flatMap((language) =>
      names[language].map((text) => ({ text, language, concept: `occupation ${occupation}` })),
    ),
  )
}

function tradeExamples(): Example[] {
  return trades.flatMap((trade) =>
    languages.flatMap((language) => trade[language].map((text) => ({ text, language, concept: `trade ${trade.id}` }))),
  )
}

function groupExamples({ learnt, held }: GroupLabels): Example[] {
  return [...learnt, ...held].map(({ text, language, code }) => ({
    text,
    language,
    concept: `group ${code}`,
    group: code,
  }))
}
