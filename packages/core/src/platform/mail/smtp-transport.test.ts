import { expect, test } from 'vitest'
import { SmtpError } from './smtp-transport.ts'

test.each([
  ['RCPT TO', '550 5.1.1 no such user', true],
  ['RCPT TO', '550-5.1.1 no such user', true],
  ['RCPT TO', '553 5.1.3 bad address', true],
  ['RCPT TO', '550 5.7.1 relaying denied', false],
  ['RCPT TO', '550 relaying denied', false],
  ['RCPT TO', '552 5.2.2 mailbox full', false],
  ['RCPT TO', '450 4.1.1 try again', false],
  ['RCPT TO', '550 5.1.8 bad sender', false],
  ['MAIL FROM', '550 5.1.1 no such user', false],
  ['DATA', '554 5.6.0 bad content', false],
])('an error of %s, %s, refuses the recipient for good: %s', (command, response, expected) => {
  const responseCode = Number(response.slice(0, 3))
  expect(new SmtpError({ code: 'EENVELOPE', command, responseCode, response }).isRecipientRefused).toBe(expected)
})
