import type { Unit } from '@vedetta/contracts/facts/plans'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { grant } from '../ledger/grant.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { extraGranted } from './extra-granted.mail.ts'
import { selectRequest, setGranted } from './extra-request.queries.ts'
import { lockLicence } from './licence.queries.ts'

type Granted = { customer: string; unit: Unit; amount: number; balance: number }

/** Grants the credits or searches of a request for as long as the licence lasts. Idempotent. */
export async function grantExtra(db: Db, requestId: string, now: Date): Promise<Granted> {
  return inTransaction(db, async (tx) => {
    const request = await selectRequest(tx, requestId)
    if (!request) throw new AppError('not_found')
    const { licence_no: licenceNo, unit, amount } = request
    const licence = await lockLicence(tx, { licenceNo })
    if (licence.deleted_at) throw new AppError('not_found')
    const { balance } = await grant(tx, { licenceNo, unit, amount, key: requestId, expiresAt: null }, now)
    const granted = { customer: licence.customer, unit, amount, balance }
    // Read again under the licence's lock: a concurrent call may have granted it.
    if ((await selectRequest(tx, requestId))?.granted_at) return granted
    await setGranted(tx, requestId, now)
    const to = licence.administrator_email
    const language = (await findPersonByEmail(tx, to))?.language ?? 'it'
    await queueMail(tx, extraGranted, { to, language, params: { customer: licence.customer, unit, amount } })
    await recordAct(tx, 'extra_granted', {
      actorId: null,
      subject: licence.licence_id,
      details: { requestID: requestId, unit, amount },
    })
    return granted
  })
}
