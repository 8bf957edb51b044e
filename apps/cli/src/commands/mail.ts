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
      'read a bounce or a complaint from standard input, as a mail server pipes it, and stop the digests to its reader',
    )
    .action(() =>
      withEngines(async ({ db }) => {
        const body = await readMessage(input)
        const stopped = await applyDeliveryReports(db, smtpReports, { body, header: () => undefined }, new Date())
        process.stdout.write(`${stopped === 0 ? 'no report of a failure for good' : 'digests stopped'}\n`)
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
