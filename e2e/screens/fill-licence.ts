import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '../../packages/contracts/src/text/durations.ts'
import { makeSubscription } from '../../packages/core/src/customers/billing/testing/make-subscription.ts'
import { spend } from '../../packages/core/src/customers/ledger/spend.ts'
import { hashCode, newCode } from '../../packages/core/src/customers/licences/code.ts'
import { insertInvite } from '../../packages/core/src/customers/licences/invite.queries.ts'
import { insertManager } from '../../packages/core/src/customers/licences/licence.queries.ts'
import { insertSeat } from '../../packages/core/src/customers/licences/seat.queries.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { type MadeLicence, type MadeUser, makeUser } from '../../packages/core/src/testing/people.ts'
import { randomEmail } from '../stack/test-users.ts'

/** Fills a licence as after some weeks of use: old and new users, an invite, a manager, a request, usage and invoices. */
export async function fillLicence(db: Db, { licenceNo }: MadeLicence, administrator: MadeUser): Promise<void> {
  const now = new Date()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const people = [
    { first_name: 'Chiara', last_name: 'De Santis', seatMs: 40 * dayMs, searches: 38, exports: 25, sessions: 4 },
    {
      first_name: 'Bartolomeo',
      last_name: 'Quaranta Guicciardini',
      seatMs: 2 * dayMs,
      searches: 3,
      exports: 0,
      sessions: 1,
    },
  ]
  for (const { first_name, last_name, seatMs, searches, exports, sessions } of people) {
    const email = randomEmail(`${first_name}.${last_name}`.toLowerCase().replaceAll(' ', '.'))
    const { userId } = await makeUser(db, { first_name, last_name, name: `${first_name} ${last_name}`, email })
    await insertSeat(db, { licenceNo, userId }, ago(seatMs))
    for (let session = 1; session <= sessions; session++)
      await db
        .insertInto('usage_session')
        .values({
          user_id: userId,
          licence_no: licenceNo,
          started_at: ago(session * dayMs),
          last_at: ago(session * dayMs - hourMs),
        })
        .execute()
    for (const [reason, amount] of [
      ['search', searches],
      ['export', exports],
    ] as const)
      if (amount > 0) await spend(db, { licenceNo, userId, reason, amount, key: randomUUID() }, now)
  }
  const invite = { licenceNo, codeHash: hashCode(newCode()), expiresAt: ago(-7 * dayMs) }
  await insertInvite(db, { ...invite, kind: 'user', email: randomEmail('federica.lo.conte') }, ago(dayMs))
  const manager = await makeUser(db, { email: randomEmail('gestore') })
  await insertManager(db, licenceNo, manager.userId, ago(20 * dayMs))
  await db
    .insertInto('extra_request')
    .values({ licence_no: licenceNo, user_id: administrator.userId, unit: 'credit', amount: 1_500 })
    .execute()
  await addInvoices(db, licenceNo, ago)
}

/** Adds a paid invoice and one whose payment failed. */
async function addInvoices(db: Db, licenceNo: number, ago: (ms: number) => Date): Promise<void> {
  const [paid_until, grace_until] = [ago(dayMs), ago(-6 * dayMs)]
  await makeSubscription(db, licenceNo, { status: 'past_due', paid_until, grace_until })
  const invoice = { licence_no: licenceNo, total: 36_478, url: 'https://invoice.stripe.example/1' }
  await db
    .insertInto('invoice')
    .values([
      { ...invoice, invoice_id: randomUUID(), number: 'VED-0001', issued_at: ago(31 * dayMs), status: 'paid' },
      { ...invoice, invoice_id: randomUUID(), number: 'VED-0002', issued_at: paid_until, status: 'open' },
    ])
    .execute()
}
