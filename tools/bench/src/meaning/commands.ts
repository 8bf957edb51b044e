import type { Command } from 'commander'
import { benchMeaning } from './meaning.ts'
import { writeTrainingSet } from './training-set.ts'

export function addMeaningCommands(program: Command): void {
  program
    .command('meaning')
    .description('find occupations by titles they were not given: MRR, hit@5 and hit@10 of each method')
    .requiredOption('--data <folder>', 'folder of esco_occupations.csv.gz and titles/melo_{it,en}_titles.csv')
    .option('--teacher <folder>', 'folder of the vectors that tools/train-title-encoder/teach.py wrote')
    .option('--validation', 'measure on what choices are made by instead', false)
    .action(benchMeaning)

  program
    .command('meaning-training')
    .description('write what the training of the title encoder reads')
    .requiredOption('--data <folder>', 'folder of esco_occupations.csv.gz, isco08_groups.csv and titles')
    .requiredOption('--out <folder>', 'folder to write to')
    .action(({ data, out }: { data: string; out: string }) => writeTrainingSet(data, out))
}
