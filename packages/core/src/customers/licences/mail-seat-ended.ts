import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { seatRevoked } from './seat-revoked.mail.ts'

export async function mailSeatEnded(
  db: Db,
  customer: string,
  people: readonly { email: string; language: Language }[],
): Promise<void> {
  for (const { email, language } of people)
    await queueMail(db, seatRevoked, { to: email, language, params: { customer } })
}
