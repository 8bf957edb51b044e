import { Command } from 'commander'
import { addIndexCommands } from './commands/index-commands.ts'
import { addMigrateCommand } from './commands/migrate.ts'
import { addReferenceCommands } from './commands/reference.ts'
import { addSeedCommand } from './commands/seed.ts'
import { addSiteCommands } from './commands/site.ts'

const program = new Command('vedetta').description('the operator’s commands')
addMigrateCommand(program)
addSeedCommand(program)
addReferenceCommands(program)
addIndexCommands(program)
addSiteCommands(program)
await program.parseAsync()
