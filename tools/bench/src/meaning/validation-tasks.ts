import { join } from 'node:path'
import { readIscoGroups } from '@vedetta/reference/esco-files'
import { digest } from './held-out-names.ts'
import { type Language, languages } from './named-occupations.ts'
import { heldOutTasks, type MeaningData, type TitleTask } from './title-tasks.ts'

type GroupLabel = { readonly code: string; readonly text: string; readonly language: Language }
export type GroupLabels = { readonly learnt: readonly GroupLabel[]; readonly held: readonly GroupLabel[] }

/** The labels of ISCO's smallest groups, written as classifications do and as the benchmark's titles are: half to learn from. */
export async function readGroupLabels(folder: string): Promise<GroupLabels> {
  const labels: GroupLabel[] = []
  for await (const { code, level, labelIt, labelEn } of readIscoGroups(join(folder, 'isco08_groups.csv')))
    if (level === 4)
      labels.push({ code, text: labelIt ?? '', language: 'it' }, { code, text: labelEn ?? '', language: 'en' })
  const isHeld = ({ code }: GroupLabel) => Number.parseInt(digest(code).slice(0, 4), 16) % 2 === 0
  return {
    learnt: labels.filter((label) => label.text !== '' && !isHeld(label)),
    held: labels.filter((label) => label.text !== '' && isHeld(label)),
  }
}

/** Tasks that methods are chosen by, so that those that are reported stay unseen. */
export function validationTasks(data: MeaningData, groups: readonly GroupLabel[]): TitleTask[] {
  return [...heldOutTasks(data, data.split.validation, 'validation'), ...groupTasks(data, groups)]
}

/** The right occupations are those of the group. */
function groupTasks({ occupations, split }: MeaningData, groups: readonly GroupLabel[]): TitleTask[] {
  return languages.flatMap((from) =>
    languages.map((to) => ({
      name: `groups ${from} → ${to}`,
      from,
      queries: groups
        .filter(({ language }) => language === from)
        .map(({ text, code }) => ({
          text,
          right: new Set(occupations.flatMap(({ isco }, occupation) => (isco === code ? [occupation] : []))),
        }))
        .filter(({ right }) => right.size > 0),
      labels: occupations.flatMap((_, occupation) => split.known(occupation, to).map((text) => ({ text, occupation }))),
    })),
  )
}
