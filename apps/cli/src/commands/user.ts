import { nameOperator } from '@vedetta/core/identity/name-operator'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { tellRefusal } from '../tell-refusal.ts'

export function addUserCommands(program: Command): void {
  const user = program.command('user').description('people with an account')
  user
    .command('operator')
    .argument('<email>', 'of an account')
    .option('--remove', 'not any more')
    .description('make somebody an operator of the platform')
    .action((email: string, { remove = false }: { remove?: boolean }) =>
      withEngines(({ db }) =>
        tellRefusal(() => nameOperator(db, { email: email.trim().toLowerCase(), operator: !remove })),
      ),
    )
}
