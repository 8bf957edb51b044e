import { startCpuTime } from '@vedetta/crawler/testing/cpu-time'
import { assert, asyncProperty, integer, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxReportBytes, smtpReports } from './smtp-reports.ts'

const mailId = '4dd0ba4f-7a1b-4b0e-9a43-7b7e7b1f5a10'
const ourHeaders = `From: Vedetta <noreply@vedetta.example>\r\nMessage-ID: <${mailId}@vedetta.example>\r\nSubject: 3 nuove posizioni`

type Parts = { type?: string; status?: string; statusType?: string; returned?: string; returnedType?: string }

function report({
  type = 'delivery-status',
  status = 'Reporting-MTA: dns; mx.prova.example\r\n\r\nFinal-Recipient: rfc822; anna@prova.example\r\nAction: failed\r\nStatus: 5.1.1',
  statusType = 'message/delivery-status',
  returned = ourHeaders,
  returnedType = 'text/rfc822-headers',
}: Parts = {}): string {
  return [
    'From: MAILER-DAEMON@mx.prova.example',
    'To: noreply@vedetta.example',
    'Subject: Undelivered mail',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="b1"`,
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This message could not be delivered.',
    '--b1',
    `Content-Type: ${statusType}`,
    '',
    status,
    '',
    '--b1',
    `Content-Type: ${returnedType}`,
    '',
    returned,
    '',
    '--b1--',
    '',
  ].join('\r\n')
}

const read = (text: string | Buffer) =>
  smtpReports.read({ body: Buffer.from(text), header: () => undefined }, new Date())

const failed = (status: string, action = 'failed') =>
  report({ status: `Reporting-MTA: dns; mx.prova.example\r\n\r\nAction: ${action}\r\nStatus: ${status}` })

const bounced = [{ mailId, failure: 'bounced' }]

describe('a bounce', () => {
  test('is read with the number of its mail', async () => {
    expect(await read(report())).toEqual(bounced)
  })

  test.each([
    ['5.1.1', 'an unknown mailbox'],
    ['5.1.10', 'a domain that takes no mail'],
    ['5.2.1', 'a disabled mailbox'],
    ['5.4.4', 'a domain that does not exist'],
    ['5.0.0', 'an unnamed permanent fault'],
    ['5.1.1 (bad destination mailbox address)', 'a code with a comment'],
  ])('with status %s, %s, stops', async (status) => {
    expect(await read(failed(status))).toEqual(bounced)
  })

  test.each([
    ['4.2.2', 'failed', 'a temporary fault that was given up'],
    ['5.2.2', 'failed', 'a full mailbox'],
    ['5.3.4', 'failed', 'a mail that is too large'],
    ['5.7.1', 'failed', 'a policy against the sender'],
    ['5.1.8', 'failed', 'a fault of the sender’s address'],
    ['5.3.5', 'failed', 'a server that is set up wrongly'],
    ['5.4.6', 'failed', 'a loop between servers'],
    ['4.4.1', 'delayed', 'a delay'],
    ['2.0.0', 'delivered', 'a delivery'],
    ['5.1.1', 'delayed', 'a delay with a wrong code'],
    ['', 'failed', 'no code'],
    ['5', 'failed', 'a code of one digit'],
  ])('with status %s and action %s, %s, stops nothing', async (status, action) => {
    expect(await read(failed(status, action))).toEqual([])
  })

  test.each<[string, Parts]>([
    [
      'the envelope’s id alone',
      {
        returned: 'Subject: 3 nuove posizioni',
        status: `Original-Envelope-Id: ${mailId}\r\nReporting-MTA: dns; mx\r\n\r\nAction: failed\r\nStatus: 5.1.1`,
      },
    ],
    [
      'the whole mail',
      {
        returned: `${ourHeaders}\r\n\r\nMessage-ID: <00000000-0000-4000-8000-000000000000@x>`,
        returnedType: 'message/rfc822',
      },
    ],
    [
      'fields in other cases and folded',
      {
        returned: ourHeaders.replace('Message-ID: ', 'message-id:\r\n '),
        status: 'reporting-mta: dns; mx\r\n\r\nACTION: Failed\r\nstatus:\r\n 5.1.1',
      },
    ],
  ])('with %s is read', async (_, parts) => {
    expect(await read(report(parts))).toEqual(bounced)
  })

  test('with bare line feeds is read, as commands that mails are piped to get them', async () => {
    expect(await read(report().replaceAll('\r\n', '\n'))).toEqual(bounced)
  })
})

describe('a complaint', () => {
  const complaint = (type: string) =>
    report({
      type: 'feedback-report',
      statusType: 'message/feedback-report',
      status: `Feedback-Type: ${type}\r\nUser-Agent: Prova/1.0\r\nVersion: 1`,
      returned: `${ourHeaders}\r\n\r\nCiao`,
      returnedType: 'message/rfc822',
    })

  test('is read with the number of its mail', async () => {
    expect(await read(complaint('abuse'))).toEqual([{ mailId, failure: 'complained' }])
  })

  test('that a mail is wanted after all stops nothing', async () => {
    expect(await read(complaint('not-spam'))).toEqual([])
  })
})

describe('a message that is no report', () => {
  test.each<[string, string]>([
    [
      'an answer of a person',
      'From: anna@prova.example\r\nSubject: Re: 3 nuove posizioni\r\n\r\nGrazie, ma Status: 5.1.1',
    ],
    ['a report of a mail that names none of ours', report({ returned: 'Message-ID: <altro@prova.example>' })],
    ['a report without the headers', report({ returned: '' })],
    ['a report whose mail is named in its text alone', report({ returned: `Subject: ${mailId}` })],
    ['nothing', ''],
  ])('stops nothing: %s', async (_, text) => {
    expect(await read(text)).toEqual([])
  })

  test('is not parsed if it is too long', async () => {
    expect(await read(report({ returned: `${ourHeaders}\r\n\r\n${'a'.repeat(maxReportBytes)}` }))).toEqual([])
  })

  test('neither throws nor takes long, however it is broken', async () => {
    const whole = report()
    await assert(
      asyncProperty(
        integer({ min: 0, max: whole.length }),
        integer({ min: 0, max: 60 }),
        string({ unit: 'binary', maxLength: 40 }),
        async (at, cut, added) => {
          await read(whole.slice(0, at) + added + whole.slice(at + cut))
        },
      ),
      { numRuns: 300 },
    )
    const spent = startCpuTime()
    await read(report({ status: `Action: failed\r\n${' '.repeat(200_000)}\r\n${'a:b\r\n'.repeat(40_000)}` }))
    expect(spent()).toBeLessThan(2_000)
  })
})
