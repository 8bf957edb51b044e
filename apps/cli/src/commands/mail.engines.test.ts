import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { passwordChanged } from '@vedetta/core/customers/identity/password-changed.mail'
import { queueMail } from '@vedetta/core/platform/mail/queue-mail.queries'
import { makeAlertReader } from '@vedetta/core/testing/alert-reader'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addMailCommands } from './mail.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  vi.stubEnv('DATABASE_URL', database.as('cli').databaseUrl)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
})

async function pipe(message: string): Promise<string> {
  let output = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text
    return true
  })
  const program = new Command()
  addMailCommands(program, Readable.from([Buffer.from(message)]))
  await program.parseAsync(['mail', 'report'], { from: 'user' })
  write.mockRestore()
  return output
}

test('mail report stops the digests to the reader of a bounced mail, and takes any other message without a fault', async () => {
  const { db } = database
  const { userId, email } = await makeAlertReader(db, new Date())
  const mailId = randomUUID()
  await queueMail(db, passwordChanged, { mailId, to: email, language: 'it', params: { firstName: 'Anna' } })
  const bounce = [
    'From: MAILER-DAEMON@mx.prova.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b1',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.prova.example',
    `Original-Envelope-Id: ${mailId}`,
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b1--',
    '',
  ].join('\n')
  expect(await pipe('From: anna@prova.example\nSubject: Grazie\n\nCiao')).toBe('no report of a failure for good\n')
  const stop = () =>
    db.selectFrom('alert_schedule').select('stop_reason').where('user_id', '=', userId).executeTakeFirst()
  expect(await stop()).toBeUndefined()
  expect(await pipe(bounce)).toBe('failure noted\n')
  expect(await stop()).toEqual({ stop_reason: 'bounced' })
})
