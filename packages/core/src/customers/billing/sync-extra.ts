import type { Transaction } from 'kysely'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { revokeExtra } from '../ledger/revoke-extra.ts'
import { insertRequest, selectRequest, setRevoked } from '../licences/extra-request.queries.ts'
import { grantExtra } from '../licences/grant-extra.ts'
import { lockLicence } from '../licences/licence.queries.ts'
import { insertEvent, selectEvents } from './events.queries.ts'
import { extraState } from './extra-state.ts'
import { upsertInvoices } from './invoices.queries.ts'
import type { PaymentEvent } from './payment-event.ts'

type ExtraEvent = PaymentEvent & { readonly subject: { readonly kind: 'extra' } }

/** Stores an event of a purchase, then grants and takes back what all of its events amount to, each once. */
export async function syncExtra(tx: Transaction<DB>, event: ExtraEvent, now: Date): Promise<void> {
  const { extraId, licenceId, unit, amount } = event.subject
  const { licence_no: licenceNo } = await lockLicence(tx, { licenceId })
  if (!(await insertEvent(tx, extraId, event, now))) return
  const { paid, takenBack, invoices } = extraState(amount, await selectEvents(tx, extraId))
  await upsertInvoices(tx, licenceNo, invoices)
  if (!paid) return

  const earlier = await selectRequest(tx, extraId)
  if (!earlier) {
    await insertRequest(tx, { requestId: extraId, licenceNo, userId: null, unit, amount }, now)
    await grantExtra(tx, extraId, now)
  }
  const before = earlier?.taken_back ?? 0
  if (takenBack <= before) return
  await revokeExtra(tx, { licenceNo, unit, amount: takenBack - before, key: `${extraId}:${takenBack}` }, now)
  await setRevoked(tx, extraId, takenBack)
  await recordAct(tx, 'extra_taken_back', {
    actorId: null,
    subject: licenceId,
    details: { requestID: extraId, unit, amount: takenBack - before },
  })
}
