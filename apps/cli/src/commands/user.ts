import { resetSecondStep } from '@vedetta/core/customers/identity/reset-second-step'
import { setOperatorRole } from '@vedetta/core/customers/identity/set-operator-role'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { reportAppError } from '../report-app-error.ts'

export function addUserCommands(program: Command): void {
  const user = program.command('user').description('user accounts')
  user
    .command('operator')
    .argument('<email>', 'address of the account')
    .option('--remove', 'revoke the role instead')
    .description('grant a user the operator role')
    .action((email: string, { remove = false }: { remove?: boolean }) =>
      withEngines(({ db }) =>
        reportAppError(() => setOperatorRole(db, { email: email.trim().toLowerCase(), operator: !remove })),
      ),
    )
  user
    .command('reset-second-step')
    .argument('<email>', 'address of the account')
    .description('remove a user’s second factor and end their sessions')
    .action((email: string) =>
      withEngines(({ db }) => reportAppError(() => resetSecondStep(db, email.trim().toLowerCase()))),
    )
}
