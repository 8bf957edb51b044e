import { type Command, Option } from 'commander'
import { benchToldApart, type Part } from './told-apart.ts'

export function addContactCommands(program: Command): void {
  program
    .command('contacts-told-apart')
    .description('judge labelled contacts by their words, and print the people given away and the companies withheld')
    .argument('<file>', 'a list of { kind, type, value, text, where, company }')
    .addOption(new Option('--part <part>', 'which of them').choices(['all', 'even', 'odd']).default('all'))
    .option('--list', 'print each that was judged wrongly', false)
    .action((file: string, options: { part: Part; list: boolean }) => benchToldApart(file, options))
}
