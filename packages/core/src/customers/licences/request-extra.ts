import type { Unit } from '@vedetta/contracts/facts/plans'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { insertRequest, selectRequest } from './extra-request.queries.ts'
import { extraRequested } from './extra-requested.mail.ts'
import { lockLiveLicence } from './lock-own-licence.ts'
import { selectOperators } from './operators.queries.ts'

type ExtraRequest = { licenceID: string; unit: Unit; amount: number; requestID: string }

/** Requests extra credits or searches and mails the operators, one of whom must grant them. */
export async function requestExtra(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  { licenceID, unit, amount, requestID }: ExtraRequest,
  now: Date,
): Promise<void> {
  await limits.consume('extraRequestsOfLicence', licenceID)
  await db.transaction().execute(async (tx) => {
    const licence = await lockLiveLicence(tx, licenceID, now)
    const request = { requestId: requestID, licenceNo: licence.licence_no, userId: viewer.userId, unit, amount }
    if (!(await insertRequest(tx, request, now))) {
      const earlier = await selectRequest(tx, requestID)
      const same = earlier?.licence_no === licence.licence_no && earlier.unit === unit && earlier.amount === amount
      if (!same) throw new AppError('invalid_request')
      return
    }
    for (const { email, language } of await selectOperators(tx)) {
      const params = { customer: licence.customer, unit, amount, requestedBy: viewer.email }
      await queueMail(tx, extraRequested, { to: email, language, params })
    }
    await recordAct(tx, 'extra_requested', {
      actorId: viewer.userId,
      subject: licenceID,
      details: { requestID, unit, amount },
    })
  })
}
