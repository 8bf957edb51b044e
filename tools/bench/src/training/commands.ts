import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { writeFactsPage } from './facts-page.ts'
import { benchHeldOut, benchLearnedElsewhere, benchSetsLeftOut } from './held-out.ts'
import { benchReaderRows, benchTrainScorer } from './train-command.ts'
import { benchFieldsHeldOut, benchTrainFields } from './train-fields.ts'

type TrainOptions = {
  heldOut: boolean
  partitions: number
  json?: string
  setsLeftOut: boolean
  thenRead?: string
  totals: boolean
  languages?: string
}

export function addTrainingCommands(program: Command): void {
  program
    .command('reader-rows')
    .description('write the candidates of real sites as numbers, for train-scorer to learn from without the sites')
    .argument('<folders...>', 'folders with <id>/ or sites/<id>/')
    .option('--languages <list>', 'only sites whose site.json states one of these, or none')
    .action((folders: string[], { languages }: { languages?: string }) => benchReaderRows(folders, languages))

  program
    .command('reader-facts')
    .description('write docs/reader-facts.md from the records of the facts')
    .action(writeFactsPage)

  program
    .command('train-scorer')
    .description('learn the weights of the reader from the recorded sites and the rows of real ones, and write them')
    .argument('[folders...]', 'with --held-out or --then-read: folders with <id>/ or sites/<id>/')
    .option(
      '--held-out',
      'write nothing: learn without each fifth of the companies of the folders, and score how that is read',
      false,
    )
    .option('--partitions <n>', 'with --held-out: how many partitions of the companies into fifths', count, 5)
    .option('--json <file>', 'with --held-out or --then-read: write what was counted on each site; # is the partition')
    .option('--then-read <folder>', 'write nothing: learn from the folders, and read the sites of this one')
    .option('--totals', 'with --held-out or --then-read: print nothing that tells one site from another', false)
    .option(
      '--languages <list>',
      'with --held-out or --then-read: only sites whose site.json states one of these, or none',
    )
    .option('--sets-left-out', 'write nothing: learn without each set of packages/crawler/fixtures, and read it', false)
    .action((folders: string[], { heldOut, setsLeftOut, thenRead, partitions, ...options }: TrainOptions) => {
      if (setsLeftOut) return benchSetsLeftOut()
      if (thenRead !== undefined) return benchLearnedElsewhere(folders, { thenRead, ...options })
      const all = Array.from({ length: partitions }, (_, index) => index + 1)
      return heldOut ? benchHeldOut(folders, { partitions: all, ...options }) : benchTrainScorer()
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
