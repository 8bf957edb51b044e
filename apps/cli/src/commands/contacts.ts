import { optOutByCommand } from '@vedetta/core/contacts/opt-out-by-command'
import { readContactData } from '@vedetta/core/contacts/read-contact-data'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { reportAppError } from '../report-app-error.ts'

export function addContactsCommands(program: Command): void {
  const contacts = program.command('contacts').description('contacts of companies, as read on their sites')
  contacts
    .command('opt-out')
    .argument('<address>', 'e-mail address or telephone number')
    .description('delete a contact and never collect it again')
    .action((address: string) =>
      withEngines(({ db }) =>
        reportAppError(async () => {
          const deleted = await optOutByCommand(db, address, new Date())
          process.stdout.write(`deleted ${deleted}; opted out\n`)
        }),
      ),
    )
  contacts
    .command('read')
    .argument('<address>', 'e-mail address or telephone number')
    .description('print all data kept about an address as JSON: sources, dates and notices sent')
    .action((address: string) =>
      withEngines(async ({ db }) => {
        process.stdout.write(`${JSON.stringify(await readContactData(db, address), null, 2)}\n`)
      }),
    )
}
