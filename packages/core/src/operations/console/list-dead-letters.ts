import type { DeadLetter, listDeadLetters as listDeadLettersCall } from '@vedetta/contracts/operator/queues'
import { messageTypes } from '@vedetta/contracts/outward/webhooks'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { pageOf, readCursor, rowsToSelect } from './cursor.ts'
import { type DeadMail, type DeadMessage, selectDeadMails, selectDeadMessages } from './dead-letters.queries.ts'

const letterCursor = z.tuple([z.iso.datetime(), z.uuid()])

export async function listDeadLetters(
  db: Db,
  { queue, cursor }: z.output<typeof listDeadLettersCall.input>,
): Promise<z.input<typeof listDeadLettersCall.output>> {
  const from = readCursor(cursor, letterCursor)
  const before = from && { failedAt: new Date(from[0]), id: from[1] }
  const found =
    queue === 'mail'
      ? (await selectDeadMails(db, before, rowsToSelect)).map(ofMail)
      : (await selectDeadMessages(db, before, rowsToSelect)).map(ofMessage)
  const { rows, next } = pageOf(found, ({ failedAt, id }) => [failedAt, id])
  return { letters: rows, next }
}

const ofMail = ({ id, template, recipient, madeAt, failedAt }: DeadMail): DeadLetter => ({
  id,
  queue: 'mail',
  what: template,
  to: recipient,
  madeAt: madeAt.toISOString(),
  failedAt: failedAt.toISOString(),
  attempts: null,
  error: null,
})

/** A webhook's path may hold a secret of its receiver. */
const ofMessage = ({ id, kind, url, madeAt, failedAt, attempts, status, error }: DeadMessage): DeadLetter => ({
  id,
  queue: 'webhooks',
  what: messageTypes[kind],
  to: new URL(url).host,
  madeAt: madeAt.toISOString(),
  failedAt: failedAt.toISOString(),
  attempts,
  error: error ?? (status === null ? null : `${status}`),
})
