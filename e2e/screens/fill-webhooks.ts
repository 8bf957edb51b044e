import { positionCriteria } from '../../packages/contracts/src/search/position-search.ts'
import { minuteMs } from '../../packages/contracts/src/text/durations.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { insertFilter } from '../../packages/core/src/search/filters/filters.queries.ts'
import { makePosition } from '../../packages/core/src/testing/factories.ts'
import { type LicensedUser, makeRecruiter } from '../stack/test-users.ts'

/** A recruiter with a webhook that works, whose messages have each outcome, and one that was paused because it failed. */
export async function makeWebhookOwner(db: Db, fields: { language: string }): Promise<LicensedUser> {
  const owner = await makeRecruiter(db, fields, { tier: 'enterprise', size: null })
  const now = new Date()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const make = async (name: string, made: object) => {
    const criteria = positionCriteria.parse({ position: { name } })
    const { filterId } = await insertFilter(db, owner.userId, { name, criteria, count: 0 }, now)
    const of = { user_id: owner.userId, licence_no: owner.licence.licenceNo, filter_id: filterId }
    const { webhook_id } = await db
      .insertInto('webhook')
      .values({ ...of, url: '', content: 'heads', secret: 'unread', created_at: now, after_event: 0, ...made })
      .returning('webhook_id')
      .executeTakeFirstOrThrow()
    return webhook_id
  }
  const failing = { paused_at: now, pause_reason: 'failing', created_at: ago(2_000) }
  await make('Cuochi a Como', { url: 'https://hooks.crm.example/incoming/vedetta', content: 'positions', ...failing })
  const works = { url: 'https://ats.agenzia-ponte.example/vedetta', last_delivery: ago(4) }
  const webhook_id = await make('Saldatori a Brescia', works)
  const message = {
    webhook_id,
    made_at: ago(20),
    happened_at: ago(20),
    next_at: ago(20),
    attempts: 1,
    last_tried: ago(4),
  }
  const positionNos = [
    await makePosition(db, { title: 'Saldatore TIG per carpenteria leggera' }),
    await makePosition(db, { title: 'Saldatrice a filo continuo' }),
  ]
  const [first = 0, second = 0] = positionNos
  await db
    .insertInto('webhook_message')
    .values([
      { ...message, kind: 'test', state: 'delivered', last_status: 204 },
      { ...message, kind: 'new', event: 1, position_no: first, matches: true, state: 'delivered', last_status: 200 },
      {
        ...message,
        kind: 'new',
        event: 2,
        position_no: second,
        matches: true,
        state: 'failed',
        last_error: 'timed_out',
      },
      {
        ...message,
        kind: 'changed',
        event: 3,
        position_no: first,
        matches: true,
        attempts: 3,
        last_status: 503,
        last_error: 'refused',
        next_at: new Date(now.getTime() + 30 * minuteMs),
      },
    ])
    .execute()
  return owner
}
