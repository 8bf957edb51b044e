import { readFileSync } from 'node:fs'
import { stripMarks } from '@vedetta/reference/strip-marks'

/** A query, and titles by how well they answer it: 3 is the same job, 2 one that its recruiter would call, 1 of the same trade. */
export type Judgement = {
  readonly query: string
  readonly grades: Readonly<Record<'1' | '2' | '3', readonly string[]>>
  /** Titles of other jobs that hold the words of a graded one. */
  readonly not: readonly string[]
}

/** Written by hand from the titles of the seeded index, before there were families of trades. */
export function readJudgements(): Judgement[] {
  return JSON.parse(readFileSync(new URL('judgements.json', import.meta.url), 'utf8')) as Judgement[]
}

/** The grade of a title. A judged text is held if each of its words begins a word of the title. */
export function gradeOf({ grades, not }: Judgement, title: string): number {
  const words = wordsOf(title)
  const isHeld = (text: string) => wordsOf(text).every((part) => words.some((word) => word.startsWith(part)))
  const grade = [3, 2, 1].find((each) => grades[`${each as 1 | 2 | 3}`].some(isHeld)) ?? 0
  return grade > 0 && not.some(isHeld) ? 0 : grade
}

const wordsOf = (text: string) => stripMarks(text.toLowerCase()).match(/[a-z0-9]+/g) ?? []
