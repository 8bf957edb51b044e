import { dayMs } from '@vedetta/contracts/text/durations'
import { queueDueDigests } from '@vedetta/core/notify/digests/queue-due-digests'
import { stopAlerts } from '@vedetta/core/notify/digests/stop-alerts'
import { makeAlert, makeAlertReader, makeBell } from '@vedetta/core/testing/alert-reader'
import { makePosition } from '@vedetta/core/testing/factories'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addDigestCommands } from './digest.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  vi.stubEnv('DATABASE_URL', database.as('cli').databaseUrl)
})
afterEach(() => {
  process.exitCode = undefined
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
})

const yesterday = new Date(Date.now() - dayMs)

/** A person whose digest is not due before tomorrow. */
async function makeReader() {
  const { db } = database
  const person = await makeAlertReader(db, yesterday)
  const filterId = await makeBell(db, person.userId, {}, yesterday)
  await work()
  return { ...person, filterId }
}

const context = () => ({ db: database.as('worker').db, publicUrl: 'http://127.0.0.1', secrets: ['a secret'] as const })
const work = () => queueDueDigests({ ...context(), clock: () => new Date() })

/** What the command prints, while a worker composes or none does. */
async function send(email: string, { isWorking = true, patienceMs = 60_000 } = {}): Promise<string> {
  let output = ''
  const keep = (text: string | Uint8Array) => {
    output += text
    return true
  }
  const writes = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(keep))
  const program = new Command()
  addDigestCommands(program, patienceMs)
  let isDone = false
  const sent = program.parseAsync(['digest', 'send', email], { from: 'user' }).finally(() => {
    isDone = true
  })
  while (isWorking && !isDone) await work()
  await sent
  for (const write of writes) write.mockRestore()
  return output
}

const digestsTo = async (email: string) => {
  const { db } = database
  return (await db.selectFrom('mail').select('template').where('recipient', '=', email).execute()).length
}

test('digest send has the digest that is owed composed at once, and says when nothing is owed', async () => {
  const { userId, email, filterId } = await makeReader()
  const positionNo = await makePosition(database.db, { title: 'Saldatore' }, yesterday)
  await makeAlert(database.db, userId, { positionNo, filterIds: [filterId] }, yesterday)
  await work()
  expect(await digestsTo(email)).toBe(0)
  expect(await send(email)).toBe(`The digest to ${email} is on its way.\n`)
  expect(await digestsTo(email)).toBe(1)
  expect(await send(email)).toBe('Nothing is owed: no digest was sent.\n')
  expect(await digestsTo(email)).toBe(1)
  expect(process.exitCode).toBeUndefined()
})

test('digest send fails for nobody, for a person who stopped their mails, and without a worker', async () => {
  const { userId, email } = await makeReader()
  expect(await send('nobody@prova.example')).toBe('Nobody has this address.\n')
  expect(await send(email, { isWorking: false, patienceMs: 500 })).toMatch(/^The worker did not take the digest within/)
  await stopAlerts(database.db, { userId, email }, 'unsubscribed', new Date())
  expect(await send(email)).toBe('This person stopped their mails about alerts.\n')
  expect(process.exitCode).toBe(1)
})

test('digest send refuses where other machines reach the instance', async () => {
  const { email } = await makeReader()
  vi.stubEnv('PUBLIC_URL', 'https://vedetta.example')
  expect(await send(email)).toBe('PUBLIC_URL is not a local address: no digest was sent.\n')
  expect(process.exitCode).toBe(1)
})
