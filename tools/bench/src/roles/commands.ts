import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { benchRoleSuggestions } from './role-suggestions.ts'
import { benchRoleTypos } from './role-typos.ts'

export function addRoleCommands(program: Command): void {
  program
    .command('role-suggestions')
    .description('compare suggestions of roles through the API with the bare counting of the same roles')
    .action(() => benchRoleSuggestions(process.env))

  program
    .command('role-typos')
    .description('misspell role words and print how many are among the first three suggestions')
    .option('--words <n>', 'number of words', count, 1_000)
    .option('--seed <n>', 'seed of the words and their errors', count, 1)
    .action((options: { words: number; seed: number }) => benchRoleTypos(process.env, options))
}
