import { expect, test } from 'vitest'
import { readDevSettings } from './settings.ts'
import { summaryOf } from './summary.ts'

test('the box names five things to try, the public API’s documentation first', () => {
  const lines = summaryOf(readDevSettings({ VEDETTA_PORT_BASE: '18400' }), {
    signIns: ['sign in as x'],
    apiKey: 'a-key',
    daySeconds: 300,
  })
  const tried = lines.slice(lines.indexOf('Try') + 1, lines.lastIndexOf(''))
  expect(tried).toEqual([
    '1 the public API: http://127.0.0.1:18480/api/v1/docs, with the key a-key',
    '2 a webhook and a feed, as enterprise: http://127.0.0.1:18473/profile?tab=integrations',
    '3 what the webhook sent, its signatures checked: http://127.0.0.1:18426/webhooks',
    '4 a digest now: VEDETTA_PORT_BASE=18400 pnpm vedetta digest send recruiter@demo.example',
    '5 the console, as the operator: http://127.0.0.1:18473/operator/held',
  ])
  expect(lines).toContain('sign in as x')
  expect(lines).toContain('Mails   http://127.0.0.1:18426')
})

test('the box says where mails go that are sent elsewhere', () => {
  const settings = readDevSettings({ SMTP_URL: 'smtps://me:secret@mail.example' })
  const lines = summaryOf(settings, { signIns: [], apiKey: 'a-key', daySeconds: null })
  expect(lines).toContain('Mails   sent to mail.example')
  expect(lines.join()).not.toContain('secret')
})
