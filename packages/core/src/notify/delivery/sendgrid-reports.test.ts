import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sendgridReports } from './sendgrid-reports.ts'

const mailId = '4dd0ba4f-7a1b-4b0e-9a43-7b7e7b1f5a10'
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const reports = sendgridReports(publicKey.export({ format: 'der', type: 'spki' }).toString('base64'))
const now = new Date('2026-11-16T09:00:00Z')
const seconds = (at: Date) => String(at.getTime() / 1_000)

function read(events: unknown, { timestamp = seconds(now), key = privateKey, changed = '' } = {}) {
  const body = typeof events === 'string' ? events : JSON.stringify(events)
  const headers: Record<string, string> = {
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString('base64'),
  }
  return reports.read({ body: Buffer.from(body + changed), header: (name) => headers[name] }, now)
}

const one = (fields: object) => [{ email: 'anna@prova.example', 'smtp-id': `<${mailId}@vedetta.example>`, ...fields }]

describe('an event of SendGrid', () => {
  test.each<[string, object, string]>([
    ['a bounce', { event: 'bounce', type: 'bounce', status: '5.1.1' }, 'bounced'],
    ['a bounce without a status', { event: 'bounce', type: 'bounce' }, 'bounced'],
    ['an address that bounced before', { event: 'dropped', reason: 'Bounced Address' }, 'bounced'],
    ['a complaint', { event: 'spamreport' }, 'complained'],
    ['an address that complained before', { event: 'dropped', reason: 'Spam Reporting Address' }, 'complained'],
  ])('that says %s is a report', async (_, fields, failure) => {
    expect(await read(one(fields))).toEqual([{ mailId, failure }])
  })

  test.each<[string, object]>([
    ['a block', { event: 'bounce', type: 'blocked', status: '5.7.1' }],
    ['a full mailbox', { event: 'bounce', type: 'bounce', status: '5.2.2' }],
    ['a delay', { event: 'deferred', status: '4.4.1' }],
    ['a delivery', { event: 'delivered' }],
    ['a mail of another sender', { event: 'bounce', type: 'bounce', 'smtp-id': '<altro@prova.example>' }],
    ['a mail without its id', { event: 'bounce', type: 'bounce', 'smtp-id': undefined }],
  ])('that says %s is none', async (_, fields) => {
    expect(await read(one(fields))).toEqual([])
  })

  test('of an unknown shape does not keep the others from being read', async () => {
    const events = [null, 7, { event: 5 }, { name: 'x' }, ...one({ event: 'spamreport' })]
    expect(await read(events)).toEqual([{ mailId, failure: 'complained' }])
    expect(await read('not json')).toEqual([])
    expect(await read({ event: 'spamreport' })).toEqual([])
  })
})

describe('the webhook of SendGrid is refused', () => {
  const { privateKey: anotherKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

  test.each<[string, Parameters<typeof read>[1]]>([
    ['with the signature of another key', { key: anotherKey }],
    ['with a body that was changed', { changed: ' ' }],
    ['two days late', { timestamp: seconds(new Date('2026-11-14T09:00:00Z')) }],
    ['from the future', { timestamp: seconds(new Date('2026-11-18T09:00:00Z')) }],
    ['without a time', { timestamp: '' }],
    ['with a time that is none', { timestamp: 'soon' }],
  ])('%s', async (_, options) => {
    await expect(read(one({ event: 'spamreport' }), options)).rejects.toMatchObject({ code: 'invalid_signature' })
  })

  test('without a signature', async () => {
    const received = { body: Buffer.from('[]'), header: () => undefined }
    await expect(reports.read(received, now)).rejects.toMatchObject({ code: 'invalid_signature' })
  })
})
