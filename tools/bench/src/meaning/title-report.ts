import { type Method, ranked } from './occupation-scores.ts'
import type { Query, TitleTask } from './title-tasks.ts'

export type TitleFigures = { readonly mrr: number; readonly hit5: number; readonly hit10: number }

/** By the first right occupation of each query; one that is not found at all counts nothing. */
export function measureTitles(method: Method, queries: readonly Query[]): TitleFigures {
  const places = queries.map(({ text, right }) => ranked(method(text)).findIndex((occupation) => right.has(occupation)))
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / queries.length
  const mrr = places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / queries.length
  return { mrr, hit5: share(5), hit10: share(10) }
}

/** A line of the table: a method's MRR, hit@5 and hit@10 in each task. */
export function tableLine(name: string, cells: readonly (TitleFigures | string)[]): string {
  const texts = cells.map((cell) =>
    typeof cell === 'string' ? cell : [cell.mrr, cell.hit5, cell.hit10].map((figure) => figure.toFixed(3)).join(' '),
  )
  return `| ${[name, ...texts].join(' | ')} |`
}

export const tableHead = (tasks: readonly TitleTask[]): string =>
  [
    tableLine(
      'MRR hit@5 hit@10',
      tasks.map(({ name, queries }) => `${name} (${queries.length})`),
    ),
    tableLine(
      '---',
      tasks.map(() => '---'),
    ),
  ].join('\n')
