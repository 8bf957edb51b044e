import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { Subscription } from '../../../platform/db/schema.ts'

/** Inserts a licence's subscription as its events would have left it; an existing one stays. */
export async function makeSubscription(
  db: Db,
  licenceNo: number,
  fields: Partial<Insertable<Subscription>> = {},
): Promise<void> {
  await db
    .insertInto('subscription')
    .values({
      stripe_subscription: `sub_${randomUUID()}`,
      stripe_customer: `cus_${randomUUID()}`,
      checkout_id: randomUUID(),
      licence_no: licenceNo,
      tier: 'team',
      period: 'monthly',
      status: 'active',
      paid_until: new Date(Date.now() + 20 * dayMs),
      ...fields,
    })
    .onConflict((conflict) => conflict.column('licence_no').doNothing())
    .execute()
}
