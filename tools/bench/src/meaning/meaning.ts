import type { Encode } from '@vedetta/meaning/vectors/similarities'
import { loadTitleEncoder } from '@vedetta/meaning/vectors/title-encoder'
import { withFamilies } from './family-names.ts'
import { fused, type Method } from './occupation-scores.ts'
import { publishedFigures } from './published-figures.ts'
import { readTeacher } from './teacher-vectors.ts'
import { termIndex } from './term-index.ts'
import { measureTitles, tableHead, tableLine } from './title-report.ts'
import { readMeaningData, type TitleTask, titleTasks } from './title-tasks.ts'
import { titleCharacters, titleWords } from './title-terms.ts'
import { readGroupLabels, validationTasks } from './validation-tasks.ts'
import { vectorIndex } from './vector-index.ts'

type MeaningOptions = { readonly data: string; readonly teacher?: string; readonly validation: boolean }

/** Prints how well occupations are found by titles, a line for each method, beside the published figures. */
export async function benchMeaning(options: MeaningOptions): Promise<void> {
  const data = await readMeaningData(options.data)
  const tasks = options.validation
    ? validationTasks(data, (await readGroupLabels(options.data)).held)
    : titleTasks(data)
  const teacher = options.teacher === undefined ? undefined : await readTeacher(options.teacher)
  const { encode } = loadTitleEncoder()
  const columns = tasks.map((task) => {
    const methods = Object.entries(methodsOf(task, encode, teacher))
    return methods.map(([name, method]) => ({ name, figures: measureTitles(method, task.queries) }))
  })
  console.log(tableHead(tasks))
  columns[0]?.forEach(({ name }, row) => {
    console.log(
      tableLine(
        name,
        columns.map((column) => column[row]?.figures ?? ''),
      ),
    )
  })
  if (options.validation) return
  for (const { name, cells } of publishedFigures)
    console.log(
      tableLine(
        name,
        tasks.map((_, place) => cells[place] ?? ''),
      ),
    )
}

function methodsOf({ labels }: TitleTask, encode: Encode, teacher: Encode | undefined): Record<string, Method> {
  const words = termIndex(labels, titleWords).bm25
  const expanded = withFamilies(words)
  const vectors = vectorIndex(labels, encode)
  return {
    words,
    characters: termIndex(labels, titleCharacters).cosine,
    'words + expansion': expanded,
    'vectors alone': vectors,
    'words + expansion + vectors': fused([
      { method: expanded, weight: 1 },
      { method: vectors, weight: vectorWeight },
    ]),
    ...(teacher === undefined ? {} : { 'teacher alone (USE)': vectorIndex(labels, teacher) }),
  }
}

/** A smaller weight finds less, in the names held out for such choices. */
const vectorWeight = 8
