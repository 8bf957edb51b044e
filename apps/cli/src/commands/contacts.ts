import { optOutContact } from '@vedetta/core/contacts/opt-out-contact'
import { readContactData } from '@vedetta/core/contacts/read-contact-data'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { tellRefusal } from '../tell-refusal.ts'

export function addContactsCommands(program: Command): void {
  const contacts = program.command('contacts').description('people and offices at companies, as their sites name them')
  contacts
    .command('opt-out')
    .argument('<address>', 'e-mail address or telephone number')
    .description('somebody does not want to be kept: deletes them, and never takes them in again')
    .action((address: string) =>
      withEngines(({ db }) =>
        tellRefusal(async () => {
          const deleted = await optOutContact(db, address, new Date())
          process.stdout.write(`deleted ${deleted}; opted out\n`)
        }),
      ),
    )
  contacts
    .command('read')
    .argument('<address>', 'e-mail address or telephone number')
    .description('all that is kept of somebody who asks, as JSON: sources, dates and who was told')
    .action((address: string) =>
      withEngines(async ({ db }) => {
        process.stdout.write(`${JSON.stringify(await readContactData(db, address), null, 2)}\n`)
      }),
    )
}
