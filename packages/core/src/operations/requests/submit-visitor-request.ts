import { consolePath } from '@vedetta/contracts/operator/screens'
import type { Transaction } from 'kysely'
import { selectOperators } from '../../customers/licences/operators.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { insertRequest, type NewVisitorRequest } from './requests.queries.ts'
import { visitorWrote } from './visitor-wrote.mail.ts'

export type VisitorContext = Pick<Context, 'db' | 'secrets' | 'clock' | 'publicUrl'>

/** Stores a visitor's request. The mail to the operators omits the sender, since mailboxes retain mails longer than we may. */
export async function submitVisitorRequest(
  tx: Transaction<DB>,
  { publicUrl }: Pick<VisitorContext, 'publicUrl'>,
  request: NewVisitorRequest,
  now: Date,
): Promise<void> {
  if (!(await insertRequest(tx, request, now))) return
  const { kind } = request
  const url = new URL(`${consolePath('requests')}?${new URLSearchParams({ kind })}`, publicUrl).href
  for (const { email, language } of await selectOperators(tx))
    await queueMail(tx, visitorWrote, { to: email, language, params: { kind, url } })
}
