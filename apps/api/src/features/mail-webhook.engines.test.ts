import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { passwordChanged } from '@vedetta/core/customers/identity/password-changed.mail'
import { sendgridReports } from '@vedetta/core/notify/delivery/sendgrid-reports'
import { queueMail } from '@vedetta/core/platform/mail/queue-mail.queries'
import { makeAlertReader } from '@vedetta/core/testing/alert-reader'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
let testApp: TestApp
let unconfigured: TestApp
beforeAll(async () => {
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  testApp = await createTestApp({ deliveryReports: sendgridReports(key) })
  unconfigured = await createTestApp()
})
afterAll(() => Promise.all([testApp.close(), unconfigured.close()]))

function deliver({ app }: TestApp, events: object[], signed = JSON.stringify(events)) {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const signature = sign('sha256', Buffer.from(timestamp + signed), privateKey).toString('base64')
  return app.inject({
    method: 'POST',
    url: '/api/mail/webhook',
    headers: {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': signature,
    },
    payload: JSON.stringify(events),
  })
}

async function bounceOf({ db }: TestApp) {
  const { userId, email } = await makeAlertReader(db, new Date())
  const mailId = randomUUID()
  await queueMail(db, passwordChanged, { mailId, to: email, language: 'it', params: { firstName: 'Anna' } })
  return { userId, events: [{ event: 'bounce', type: 'bounce', 'smtp-id': `<${mailId}@vedetta.example>` }] }
}

const stopOf = ({ db }: TestApp, userId: string) =>
  db.selectFrom('alert_schedule').select('stop_reason').where('user_id', '=', userId).executeTakeFirst()

test('a signed bounce of the mail provider stops the digests to its reader', async () => {
  const { userId, events } = await bounceOf(testApp)
  expect((await deliver(testApp, events)).statusCode).toBe(200)
  expect(await stopOf(testApp, userId)).toEqual({ stop_reason: 'bounced' })
})

test('a bounce of the mail provider whose body was changed is refused and stops nobody', async () => {
  const { userId, events } = await bounceOf(testApp)
  const { statusCode, json } = await deliver(testApp, events, '[]')
  expect([statusCode, json().code]).toEqual([400, 'invalid_signature'])
  expect(await stopOf(testApp, userId)).toBeUndefined()
})

test('the webhook of the mail provider does not exist without its key', async () => {
  const { events } = await bounceOf(unconfigured)
  expect((await deliver(unconfigured, events)).json().code).toBe('not_found')
})
