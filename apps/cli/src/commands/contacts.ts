import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import type { Rectified } from '@vedetta/core/companies/contacts/changed-contacts.queries'
import { optOutByCommand } from '@vedetta/core/companies/contacts/opt-out-recorded'
import { readContactData } from '@vedetta/core/companies/contacts/read-contact-data'
import { rectifyContact } from '@vedetta/core/companies/contacts/rectify-contact'
import { restrictContact } from '@vedetta/core/companies/contacts/restrict-contact'
import { watchSettings } from '@vedetta/core/watch/loop/watch-settings'
import { learnFromPages, listPagesNaming } from '@vedetta/core/watch/pages/erase-from-pages'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { reportAppError } from '../report-app-error.ts'

export function addContactsCommands(program: Command): void {
  const contacts = program.command('contacts').description('contacts of companies, as read on their sites')
  contacts
    .command('opt-out')
    .argument('<address>', 'e-mail address or telephone number')
    .description('delete a contact, never collect it again, and have watch and worker erase the person everywhere')
    .action((address: string) =>
      withEngines(({ db }) =>
        reportAppError(async () => {
          const deleted = await optOutByCommand(db, address, new Date())
          process.stdout.write(`deleted ${deleted}; opted out; watch and worker erase the rest within minutes\n`)
        }),
      ),
    )
  contacts
    .command('restrict')
    .argument('<address>', 'e-mail address or telephone number')
    .option('--lift', 'use the contact again')
    .description('keep a contact and do nothing else with it (article 18 of the GDPR), and tell whoever received it')
    .action((address: string, { lift = false }: { lift?: boolean }) =>
      withEngines(({ db }) =>
        reportAppError(async () => {
          const found = await restrictContact(db, address, lift, new Date())
          process.stdout.write(`${lift ? 'released' : 'restricted'} ${found}\n`)
        }),
      ),
    )
  contacts
    .command('rectify')
    .argument('<address>', 'e-mail address or telephone number')
    .option('--name <name>', 'the person’s name')
    .option('--title <title>', 'their position; empty to take it away')
    .option('--phone <number>', 'their number; empty to take it away')
    .description('correct what is kept of a person, for good, and tell whoever received them to read it again')
    .action((address: string, rectified: Rectified) =>
      withEngines(({ db }) =>
        reportAppError(async () => {
          process.stdout.write(`rectified ${await rectifyContact(db, address, rectified, new Date())}\n`)
        }),
      ),
    )
  contacts
    .command('read')
    .argument('<address>', 'e-mail address or telephone number')
    .description(
      'print all data kept about an address as JSON: contacts, notices, texts and stored pages that name the person',
    )
    .action((address: string) =>
      withEngines(async ({ db }) => {
        const pageStore = createFolderPageStore(readConfigOrExit(watchSettings).PAGE_STORE)
        const data = await readContactData(db, address, {
          learn: (person) => learnFromPages(db, pageStore, person),
          naming: (person, matcher) => listPagesNaming(db, pageStore, person, matcher),
        })
        process.stdout.write(`${JSON.stringify(data, null, 2)}\n`)
      }),
    )
}
