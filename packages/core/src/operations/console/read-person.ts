import type { OperatorPersonDetail } from '@vedetta/contracts/operator/people'
import { findPersonById, selectProviders } from '../../customers/people.queries.ts'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { personRow } from './find-people.ts'
import { selectCounts, selectLastMails, selectPersonRow } from './people.queries.ts'

const mailsShown = 10

export async function readPerson(
  db: Db,
  { userId: actorId }: Viewer,
  userId: string,
  now: Date,
): Promise<OperatorPersonDetail> {
  const row = await selectPersonRow(db, userId, now)
  const person = await findPersonById(db, userId)
  if (!row || !person) throw new AppError('gone_from_console')
  await recordAct(db, 'person_read', { actorId, subject: userId })
  const mails = await selectLastMails(db, row.email, mailsShown)
  return {
    ...personRow(row),
    language: row.language,
    seatSince: row.seatSince?.toISOString() ?? null,
    hasPassword: person.hasPassword,
    providers: await selectProviders(db, userId),
    ...(await selectCounts(db, userId)),
    mails: mails.map(({ template, queuedAt, sentAt, failedAt }) => ({
      template,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    })),
  }
}
