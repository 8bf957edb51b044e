import type { Command } from 'commander'
import { benchSentences } from './sentences.ts'

export function addSentencesCommand(program: Command): void {
  program
    .command('sentences')
    .description('search sentences as Enter does, and print how many searches equal what their authors meant')
    .argument(
      '<file>',
      'JSON of `[{ text, language, criteria }]`, criteria as `POST /position/search` takes them, with `days`',
    )
    .option('--show', 'print each difference', false)
    .action((file: string, options: { show: boolean }) => benchSentences(file, options))
}
