import type { Readable } from 'node:stream'
import { applyDeliveryReports } from '@vedetta/core/notify/delivery/apply-delivery-reports'
import { maxReportBytes, smtpReports } from '@vedetta/core/notify/delivery/smtp-reports'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'

export function addMailCommands(program: Command, input: Readable = process.stdin): void {
  program
    .command('mail')
    .description('mails that Vedetta sends')
    .command('report')
    .description(
      'read a bounce or a complaint from standard input, as a mail server pipes it: digests to its reader stop, a contact that no notice reaches is deleted',
    )
    .action(() =>
      withEngines(async ({ db }) => {
        const body = await readMessage(input)
        const noted = await applyDeliveryReports(db, smtpReports, { body, header: () => undefined }, new Date())
        process.stdout.write(`${noted === 0 ? 'no report of a failure for good' : 'failure noted'}\n`)
      }),
    )
}

/** One byte beyond the limit is enough to know that it is no report. */
async function readMessage(input: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of input) {
    parts.push(part)
    length += part.length
    if (length > maxReportBytes) break
  }
  return Buffer.concat(parts)
}
