import type { Db } from '../../platform/db/client.ts'
import { eventFacts, type KnownEvent, type PaymentEvent } from './payment-event.ts'

/** Returns whether the event is new. */
export async function insertEvent(db: Db, subject: string, event: PaymentEvent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stripe_event')
    .values({
      event_id: event.id,
      type: event.type,
      created: new Date(event.created * 1000),
      subject,
      facts: JSON.stringify(event.facts),
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function selectEvents(db: Db, subject: string): Promise<KnownEvent[]> {
  const rows = await db
    .selectFrom('stripe_event')
    .select(['event_id', 'created', 'facts'])
    .where('subject', '=', subject)
    .execute()
  return rows.map(({ event_id, created, facts }) => ({
    id: event_id,
    created: created.getTime() / 1000,
    facts: eventFacts.parse(facts),
  }))
}
