import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { contactNotice } from '../../companies/contacts/contact-notice.mail.ts'
import { passwordChanged } from '../../customers/identity/password-changed.mail.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { makeAlertReader } from '../../testing/alert-reader.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { applyDeliveryReports } from './apply-delivery-reports.ts'
import type { DeliveryReport } from './delivery-report.ts'

const { db, as, close } = await createTestDb()
afterAll(close)
const now = new Date()

async function sent(to: string): Promise<string> {
  const mailId = randomUUID()
  await queueMail(db, passwordChanged, { mailId, to, language: 'it', params: { firstName: 'Anna' } })
  await db.updateTable('mail').set({ sent_at: now, params: '{}' }).where('mail_id', '=', mailId).execute()
  return mailId
}

const apply = (role: 'api' | 'cli', reports: DeliveryReport[]) =>
  applyDeliveryReports(
    as(role).db,
    { read: async () => reports },
    { body: Buffer.alloc(0), header: () => undefined },
    now,
  )

const stopOf = (userId: string) =>
  db.selectFrom('alert_schedule').select('stop_reason').where('user_id', '=', userId).executeTakeFirst()

test.each([
  ['bounced', 'api'],
  ['complained', 'api'],
  ['bounced', 'cli'],
] as const)(
  'a mail that %s stops the digests to its reader, by the role %s, also reported twice',
  async (failure, role) => {
    const { userId, email } = await makeAlertReader(db, now)
    const mailId = await sent(email)
    expect(await apply(role, [{ mailId, failure }])).toBe(1)
    await apply(role, [{ mailId, failure }])
    expect(await stopOf(userId)).toEqual({ stop_reason: failure })
  },
)

test('a report of a mail that we did not send, or to somebody without an account, stops nobody', async () => {
  const { userId } = await makeAlertReader(db, now)
  const toStranger = await sent(`${randomUUID()}@prova.example`)
  expect(
    await apply(
      'api',
      [randomUUID(), toStranger].map((mailId) => ({ mailId, failure: 'bounced' })),
    ),
  ).toBe(0)
  expect(await stopOf(userId)).toBeUndefined()
})

test.each(['api', 'cli'] as const)(
  'a notice to a person that bounced is noted, and no complaint, by the role %s',
  async (role) => {
    const mailId = randomUUID()
    const params = {
      fullName: 'Anna Ferri',
      company: 'Officine Prova S.r.l.',
      sourceUrl: 'https://prova.example/contatti',
      controller: 'Prova S.r.l.',
      privacyEmail: 'privacy@vedetta.example',
      url: 'https://vedetta.example/opt-out?token=a',
    }
    await queueMail(db, contactNotice, { mailId, to: `${mailId}@prova.example`, language: 'it', params })
    const bouncedAt = async () =>
      (await db.selectFrom('mail').select('bounced_at').where('mail_id', '=', mailId).executeTakeFirstOrThrow())
        .bounced_at
    expect(await apply(role, [{ mailId, failure: 'complained' }])).toBe(0)
    expect(await bouncedAt()).toBeNull()
    expect(await apply(role, [{ mailId, failure: 'bounced' }])).toBe(1)
    expect(await bouncedAt()).toEqual(now)
  },
)
