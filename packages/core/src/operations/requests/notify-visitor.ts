import { isMessage, type RequestOutcome } from '@vedetta/contracts/operations/requests'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { OpenRequest, Sender } from './answer-request.queries.ts'
import { messageAnswered } from './message-answered.mail.ts'
import { siteOptOutAnswered } from './site-opt-out-answered.mail.ts'

/** Mails the answer to a visitor, who has no account. A message that was closed gets none. */
export async function notifyVisitor(
  db: Db,
  { email, language, topic }: Sender,
  { kind, url }: Pick<OpenRequest, 'kind' | 'url'>,
  { outcome, answer }: { outcome: RequestOutcome; answer: string | null },
): Promise<void> {
  if (isMessage(kind) && topic && answer !== null && outcome === 'confirmed')
    await queueMail(db, messageAnswered, { to: email, language, params: { topic, paragraphs: paragraphsOf(answer) } })
  if (kind === 'site_opt_out' && url)
    await queueMail(db, siteOptOutAnswered, {
      to: email,
      language,
      params: { host: new URL(url).hostname, outcome, answer },
    })
}

const paragraphsOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')
