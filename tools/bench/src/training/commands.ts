import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { benchHeldOut, benchLearnedElsewhere, benchSetsLeftOut } from './held-out.ts'
import { benchTrainScorer } from './train-command.ts'
import { benchFieldsHeldOut, benchTrainFields } from './train-fields.ts'

type TrainOptions = {
  heldOut: boolean
  partition: number
  json?: string
  learningCurve: boolean
  setsLeftOut: boolean
  thenRead?: string
  totals: boolean
  languages?: string
}

export function addTrainingCommands(program: Command): void {
  program
    .command('train-scorer')
    .description('learn the weights of the reader from the recorded sites and further folders of them, and write them')
    .argument('[folders...]', 'folders with <id>/ or sites/<id>/ beside packages/crawler/fixtures')
    .option(
      '--held-out',
      'write nothing: learn without each fifth of the companies of the folders, and score how that is read',
      false,
    )
    .option('--partition <n>', 'which partition of the companies into fifths', count, 1)
    .option('--learning-curve', 'with --held-out: learn from a quarter, half, three quarters and all companies', false)
    .option('--json <file>', 'with --held-out or --then-read: write what was counted on each site, for publish-reading')
    .option('--then-read <folder>', 'write nothing: learn from the folders, and read the sites of this one')
    .option('--totals', 'with --held-out or --then-read: print nothing that tells one site from another', false)
    .option(
      '--languages <list>',
      'with --held-out or --then-read: only sites whose site.json states one of these, or none',
    )
    .option('--sets-left-out', 'write nothing: learn without each set of packages/crawler/fixtures, and read it', false)
    .action((folders: string[], { heldOut, setsLeftOut, thenRead, ...options }: TrainOptions) => {
      if (setsLeftOut) return benchSetsLeftOut(folders)
      if (thenRead !== undefined) return benchLearnedElsewhere(folders, { thenRead, ...options })
      return heldOut ? benchHeldOut(folders, options) : benchTrainScorer(folders)
    })

  program
    .command('train-fields')
    .description('learn what tells the collar of an advert from the recorded sites and titles, and write it')
    .argument('[folders...]', 'folders with <id>/ or sites/<id>/ beside packages/crawler/fixtures')
    .option('--occupations <file>', "ESCO's occupations, to learn from their names too")
    .option(
      '--held-out',
      'write nothing: learn without each fifth of the companies, and print how that fifth is read',
      false,
    )
    .option('--partition <n>', 'which partition of the companies into fifths', count, 1)
    .action(
      (folders: string[], { heldOut, ...options }: { heldOut: boolean; occupations?: string; partition: number }) =>
        (heldOut ? benchFieldsHeldOut : benchTrainFields)(folders, { occupations: undefined, ...options }),
    )
}
