import type { Db } from '../../platform/db/client.ts'
import type { Latencies } from '../../platform/freshness/latencies.ts'
import type { MailTransport } from '../../platform/mail/smtp-transport.ts'
import { inSpan } from '../../platform/telemetry/tracing.ts'
import { markMailSent, selectOwedMail, selectToldBy } from './mail.queries.ts'
import type { MailMeter } from './mail-meter.ts'
import { renderMail } from './render-mail.ts'

/**
 * Sends a mail unless it was sent already. If the process dies after sending and before marking, the mail is sent
 * once more, under the same Message-ID.
 */
export async function sendMail(
  { db, transport, latencies, mails }: { db: Db; transport: MailTransport; latencies?: Latencies; mails?: MailMeter },
  mailId: string,
  clock: () => Date,
): Promise<void> {
  const mail = await selectOwedMail(db, mailId)
  if (!mail) return
  const attributes = { 'vedetta.template': mail.template }
  await inSpan('send mail', { kind: 'consumer', parent: mail.traceparent, attributes }, async () => {
    const rendered = await renderMail(mail.template, mail.language, mail.params)
    await inSpan('smtp', { kind: 'client' }, () => transport.send(mailId, mail.recipient, rendered))
  })
  const now = clock()
  await markMailSent(db, mailId, now)
  mails?.accepted(now.getTime() - mail.queuedAt.getTime())
  if (!latencies || !isAlertMail(mail.template)) return
  latencies.record('send', now.getTime() - mail.queuedAt.getTime())
  // A digest comes when its reader wants it.
  if (mail.template !== 'instant') return
  for (const foundAt of await selectToldBy(db, mailId, mail.recipient))
    latencies.record('mail', now.getTime() - foundAt.getTime())
}

const isAlertMail = (template: string) => template === 'digest' || template === 'instant'
