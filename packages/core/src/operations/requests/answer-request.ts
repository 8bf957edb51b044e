import {
  type answerRequest as answerRequestCall,
  isMessage,
  isUserRequest,
} from '@vedetta/contracts/operations/requests'
import type { z } from 'zod'
import { optOutByOperator } from '../../companies/contacts/opt-out-recorded.ts'
import { activeSeat } from '../../customers/licences/active-seat.queries.ts'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { Actor } from '../../platform/viewer.ts'
import { lockReportedContact, lockReporter, lockRequest, setAnswered } from './answer-request.queries.ts'
import { applyConfirmed, nothingApplied } from './apply-confirmed.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { requestAnswered } from './request-answered.mail.ts'

/** Answers a request once, applies its consequences, and mails the answer, unless the account is deleted or the message closed. */
export async function answerRequest(
  db: Db,
  { userId: operatorId }: Actor,
  { requestID, outcome, text, erases }: z.output<typeof answerRequestCall.input>,
  now: Date,
): Promise<{ paidBack: number }> {
  return inTransaction(db, async (tx) => {
    // The request is locked last: deleting an account or a contact locks that first, then its requests.
    const reporter = await lockReporter(tx, requestID)
    await lockReportedContact(tx, requestID)
    const request = await lockRequest(tx, requestID)
    if (!request) throw new AppError('unknown_request')
    if (request.isAnswered) throw new AppError('request_answered')
    const { kind, sender } = request
    const answer = text || null
    if (isMessage(kind) && outcome === 'confirmed' && answer === null) throw new AppError('answer_required')
    await setAnswered(tx, requestID, { outcome, text: answer, by: operatorId }, now)

    const seat = reporter ? await activeSeat(tx, reporter.userId, now) : null
    const { paidBack, toReporter, site } =
      outcome === 'confirmed' ? await applyConfirmed(tx, request, seat?.licenceNo ?? null, now) : nothingApplied

    if (reporter && isUserRequest(kind)) {
      const { email, language, firstName } = reporter
      const params = { firstName, kind, about: request.about ?? '', outcome, answer, paidBack: toReporter, site }
      await queueMail(tx, requestAnswered, { to: email, language, params })
    }
    if (sender && kind === 'personal_data' && outcome === 'confirmed' && erases)
      await optOutByOperator(tx, operatorId, sender.email, now)
    if (sender) await notifyVisitor(tx, sender, request, { outcome, answer })
    await recordAct(tx, 'request_answered', {
      actorId: operatorId,
      subject: reporter?.userId ?? null,
      details: { requestID, kind, outcome, paidBack },
    })
    return { paidBack }
  })
}
