import { Command } from 'commander'
import { addCompaniesCommands } from './commands/companies.ts'
import { addContactsCommands } from './commands/contacts.ts'
import { addDatabaseCommands } from './commands/database.ts'
import { addDemoPeopleCommand } from './commands/demo-people.ts'
import { addDigestCommands } from './commands/digest.ts'
import { addIndexCommands } from './commands/index-commands.ts'
import { addLicenceCommands } from './commands/licence.ts'
import { addMailCommands } from './commands/mail.ts'
import { addNewsCommands } from './commands/news.ts'
import { addPushCommands } from './commands/push.ts'
import { addReferenceCommands } from './commands/reference.ts'
import { addRendererCommands } from './commands/renderer.ts'
import { addRestoreCommands } from './commands/restore.ts'
import { addSeedCommand } from './commands/seed.ts'
import { addSiteCommands } from './commands/site.ts'
import { addSyntheticCommands } from './commands/synthetic.ts'
import { addUserCommands } from './commands/user.ts'
import { addWatchCommands } from './commands/watch.ts'

const program = new Command('vedetta').description('the operator’s commands')
addDatabaseCommands(program)
addSeedCommand(program)
addDemoPeopleCommand(program)
addSyntheticCommands(program)
addReferenceCommands(program)
addCompaniesCommands(program)
addContactsCommands(program)
addNewsCommands(program)
addMailCommands(program)
addDigestCommands(program)
addPushCommands(program)
addIndexCommands(program)
addRestoreCommands(program)
addSiteCommands(program)
addWatchCommands(program)
addRendererCommands(program)
addLicenceCommands(program)
addUserCommands(program)
await program.parseAsync()
