import { setTimeout as sleep } from 'node:timers/promises'
import { findPersonByEmail } from '@vedetta/core/customers/people.queries'
import { makeDigestDue, selectSchedule } from '@vedetta/core/notify/digests/schedule.queries'
import { isLoopback } from '@vedetta/core/platform/config/is-loopback'
import type { Db } from '@vedetta/core/platform/db/client'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { printLine } from '../print-line.ts'
import { selectDigestSince } from './digest.queries.ts'

const workerPatienceMs = 60_000
const pollMs = 250

export function addDigestCommands(program: Command, patienceMs = workerPatienceMs): void {
  program
    .command('digest')
    .description('digests of what saved filters found')
    .command('send')
    .argument('<email>', 'person who is owed a digest')
    .description('have the worker send a person’s digest now instead of at its hour; only on this machine')
    .action((email: string) =>
      withEngines(async ({ db, publicUrl }) => {
        if (!isLoopback(publicUrl)) return fail('PUBLIC_URL is not a local address: no digest was sent.')
        const person = await findPersonByEmail(db, email)
        if (!person) return fail('Nobody has this address.')
        const now = new Date()
        if (!(await makeDigestDue(db, person.userId, now))) return fail('This person stopped their mails about alerts.')
        if (!(await waitForWorker(db, person.userId, now, patienceMs)))
          return fail(`The worker did not take the digest within ${patienceMs / 1_000} s: start it (pnpm dev).`)
        const isQueued = await selectDigestSince(db, person.email, now)
        printLine(isQueued ? `The digest to ${person.email} is on its way.` : 'Nothing is owed: no digest was sent.')
      }),
    )
}

/** A digest that was composed has another date, or none. */
async function waitForWorker(db: Db, userId: string, due: Date, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const schedule = await selectSchedule(db, userId)
    if (schedule?.digestDue?.getTime() !== due.getTime()) return true
    await sleep(pollMs)
  }
  return false
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
