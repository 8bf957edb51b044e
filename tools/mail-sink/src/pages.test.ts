import { expect, test } from 'vitest'
import { framedHtml, headOf, type KeptMail, mailListPage, mailPage } from './mail-pages.ts'
import { linkedText } from './page.ts'
import { type KeptMessage, webhookListPage, webhookPage } from './webhook-pages.ts'
import { faultOf } from './webhook-receiver.ts'

const kept = (id: string, mail: Partial<KeptMail> = {}) => ({
  id,
  receivedAt: '2026-03-02T08:00:00.000Z',
  from: 'Vedetta <noreply@vedetta.example>',
  to: ['anna@prova.example'],
  subject: 'Nuove posizioni',
  text: 'Un cuoco a Torino',
  html: '<p>Un cuoco a Torino</p>',
  head: 'Subject: Nuove posizioni',
  ...mail,
})

test('mailListPage shows the mails that have every word in an address, the subject or the text', () => {
  const mails = [kept('3', { to: ['bea@prova.example'] }), kept('2', { subject: 'Conferma' }), kept('1')]
  const shown = (words: string) => [...mailListPage(mails, words).matchAll(/\/mails\/(\d)"/g)].map(([, id]) => id)
  expect(shown('')).toEqual(['3', '2', '1'])
  expect(shown('CUOCO anna@')).toEqual(['2', '1'])
  expect(shown('posizioni bea')).toEqual(['3'])
  expect(shown('idraulico')).toEqual([])
  expect(mailListPage(mails, '"><script>')).toContain('value="&quot;&gt;&lt;script&gt;"')
})

test('mailPage writes what senders chose as text, and shows the HTML only in a frame without scripts', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const page = mailPage(kept('1', { subject: hostile, from: hostile, to: [hostile], text: hostile, head: hostile }))
  expect(page).not.toContain(hostile)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(mailPage(kept('1', { html: hostile }))).not.toContain(hostile)
  expect(mailPage(kept('1', { html: '' }))).not.toContain('<iframe')
})

test('framedHtml opens every link in a tab of its own', () => {
  expect(framedHtml(kept('1'))).toBe('<base target="_blank"><p>Un cuoco a Torino</p>')
})

test('linkedText links web addresses and leaves the sentence around them', () => {
  expect(linkedText('Apri (http://127.0.0.1:1/a?b=1&c=2). <b>')).toBe(
    'Apri (<a href="http://127.0.0.1:1/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">' +
      'http://127.0.0.1:1/a?b=1&amp;c=2</a>). &lt;b&gt;',
  )
})

test('headOf is what stands before the empty line', () => {
  expect(headOf('Subject: a\r\nTo: b\r\n\r\nbody\r\n\r\nmore')).toBe('Subject: a\r\nTo: b')
  expect(headOf('no empty line')).toBe('')
})

const message = (fields: Partial<KeptMessage> = {}) => ({
  id: '1',
  receivedAt: '2026-03-02T08:00:00.000Z',
  url: 'https://webhooks.demo.example/',
  headers: { 'webhook-id': 'msg_1' },
  body: '{"type":"position.opened","title":"<b>"}',
  fault: null,
  ...fields,
})

test('the pages of webhooks say of each message whether its signature is right, and quote it as text', () => {
  const [right, wrong] = [message(), message({ fault: 'No matching signature found' })]
  for (const [one, words] of [
    [right, 'signature right'],
    [wrong, 'signature not right: No matching'],
  ] as const) {
    expect(webhookListPage([one], '')).toContain(words)
    expect(webhookPage(one)).toContain(words)
  }
  expect(webhookPage(right)).toContain('&lt;b&gt;')
  expect(webhookPage(message({ body: 'not JSON' }))).toContain('(no type)')
})

test('faultOf refuses a message when no secret is known, or when it has no signature', () => {
  expect(faultOf(message(), [])).toBe('the secret of the webhook is not known here')
  expect(faultOf(message(), [`whsec_${Buffer.alloc(32, 7).toString('base64')}`])).toBe('Missing required headers')
})
