import { createPasswords } from '@vedetta/core/customers/identity/passwords'
import { isLoopback } from '@vedetta/core/platform/config/is-loopback'
import { demoPassword, demoPeople, makeDemoPeople } from '@vedetta/synthetic/demo/demo-people'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'

export function addDemoPeopleCommand(program: Command): void {
  program
    .command('demo-people')
    .description('create demo users with a known password; only on this machine')
    .action(() =>
      withEngines(async ({ db, publicUrl }) => {
        if (!isLoopback(publicUrl)) {
          process.stderr.write('PUBLIC_URL is not a local address: no demo user was created.\n')
          process.exitCode = 1
          return
        }
        await makeDemoPeople({ db, publicUrl, passwords: createPasswords() }, new Date())
        for (const [who, { email }] of Object.entries(demoPeople))
          process.stdout.write(`sign in as ${who}: ${email}  ${demoPassword}\n`)
      }),
    )
}
