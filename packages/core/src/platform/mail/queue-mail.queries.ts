import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../db/client.ts'
import { traceparentOf } from '../telemetry/tracing.ts'
import type { MailTemplate } from './mail-template.ts'

/** Call in the transaction of the change that the mail reports: the worker sends it after the commit. */
export async function queueMail<Params>(
  db: Db,
  template: MailTemplate<Params>,
  mail: { to: string; language: Language; params: NoInfer<Params>; mailId?: string },
): Promise<void> {
  const params = template.params.parse(mail.params)
  await db
    .insertInto('mail')
    .values({
      ...(mail.mailId !== undefined && { mail_id: mail.mailId }),
      template: template.name,
      recipient: mail.to,
      language: mail.language,
      params: JSON.stringify(params),
      traceparent: traceparentOf(),
    })
    .execute()
}
