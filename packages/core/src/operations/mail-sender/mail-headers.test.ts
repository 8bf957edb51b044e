import { randomUUID } from 'node:crypto'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { simpleParser } from 'mailparser'
import { afterAll, expect, test } from 'vitest'
import { createSmtpTransport } from '../../platform/mail/smtp-transport.ts'
import { startSmtpSink } from '../../testing/smtp-sink.ts'
import { mailTemplates } from './mail-templates.ts'
import { renderMail } from './render-mail.ts'
import { exampleMails } from './testing/example-mails.ts'

const sink = await startSmtpSink()
const transport = createSmtpTransport(sink.url, 'Vedetta <noreply@posta.vedetta.example>')
afterAll(async () => {
  transport.close()
  await sink.close()
})

const subscribed = ['digest', 'instant', 'watchGoesOn']

test.each(keysOf(mailTemplates))(
  'the mail %s has the headers that mail programs and filters expect',
  async (template) => {
    const mailId = randomUUID()
    const to = `${mailId}@prova.example`
    const rendered = await renderMail(template, 'it', exampleMails[template])
    await transport.send(mailId, to, rendered)
    const { raw } = await sink.waitFor(to)
    const unfolded = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
    const headers = unfolded.split('\r\n').map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string])
    const named = Object.fromEntries(headers)
    expect(headers.length, 'no header comes twice').toBe(Object.keys(named).length)
    expect(named).toMatchObject({
      From: 'Vedetta <noreply@posta.vedetta.example>',
      To: to,
      // Of the same domain as the sender: filters take another one for a forgery.
      'Message-ID': `<${mailId}@posta.vedetta.example>`,
      'Auto-Submitted': 'auto-generated',
      'MIME-Version': '1.0',
      'Content-Type': expect.stringMatching(/^multipart\/alternative;/),
    })
    expect(Date.parse(named.Date ?? '')).toBeGreaterThan(0)
    const isList = (name: string) => name.startsWith('List-')
    expect(Object.fromEntries(headers.filter(([name]) => isList(name)))).toEqual(
      subscribed.includes(template)
        ? {
            'List-ID': '<digest.posta.vedetta.example>',
            'List-Unsubscribe': `<${exampleMails.digest.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {},
    )
    expect(
      Object.keys(named)
        .filter((name) => !isList(name))
        .sort(),
    ).toEqual(['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To'].sort())
  },
)

const hostile =
  'Rossi\r\nBcc: altri@prova.example\r\n\r\n<img src=x onerror=alert(1)> =?utf-8?q?=0D=0ABcc:?= "\u2028\u202e è”'

/** The parameters with the hostile text for every text that the template takes. */
function withHostileTexts(
  value: unknown,
  isTaken: (changed: unknown) => boolean,
  rebuild = (it: unknown) => it,
): unknown {
  if (typeof value === 'string') return isTaken(rebuild(hostile)) ? hostile : value
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  for (const [key, each] of Object.entries(value))
    Object.assign(copy, {
      [key]: withHostileTexts(each, isTaken, (it) =>
        rebuild(Array.isArray(copy) ? Object.assign([...copy], { [key]: it }) : { ...copy, [key]: it }),
      ),
    })
  return copy
}

/** They hold figures and addresses of ours alone. */
const textless = ['visitorWrote', 'watchGoesOn']

test.each(keysOf(mailTemplates))('the mail %s takes no header and no markup from a name', async (template) => {
  const mailId = randomUUID()
  const to = `${mailId}@prova.example`
  const isTaken = (changed: unknown) => mailTemplates[template].params.safeParse(changed).success
  const params = withHostileTexts(exampleMails[template], isTaken)
  const rendered = await renderMail(template, 'it', params)
  expect(JSON.stringify(params).includes('Bcc:')).toBe(!textless.includes(template))
  expect(rendered.html).not.toContain('<img src=x')
  await transport.send(mailId, to, rendered)
  const { raw } = await sink.waitFor(to)
  const { headers, subject, bcc } = await simpleParser(raw)
  expect([...headers.keys()].filter((name) => !name.startsWith('list'))).toEqual([
    'auto-submitted',
    'from',
    'to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
  ])
  expect(subject).not.toMatch(/[\r\n]/)
  expect(bcc).toBeUndefined()
})
