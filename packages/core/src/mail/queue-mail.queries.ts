import type { Language } from '@vedetta/contracts/labels'
import type { Db } from '../db/client.ts'
import { traceparentOf } from '../telemetry/tracing.ts'
import { type MailParams, type MailTemplate, mailParams } from './templates/mail-params.ts'

/** Call in the transaction of the change that the mail reports: the worker sends it after the commit. */
export async function queueMail<Template extends MailTemplate>(
  db: Db,
  template: Template,
  mail: { to: string; language: Language; params: MailParams[Template]; mailId?: string },
): Promise<void> {
  const params = mailParams[template].parse(mail.params)
  await db
    .insertInto('mail')
    .values({
      ...(mail.mailId !== undefined && { mail_id: mail.mailId }),
      template,
      recipient: mail.to,
      language: mail.language,
      params: JSON.stringify(params),
      traceparent: traceparentOf(),
    })
    .execute()
}
