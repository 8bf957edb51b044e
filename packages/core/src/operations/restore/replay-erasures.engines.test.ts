import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, describe, expect, test } from 'vitest'
import { optOutContact } from '../../companies/contacts/opt-out-contact.ts'
import { optOut } from '../../companies/sources/opt-out.ts'
import { eraseAccount } from '../../customers/user-accounts/erase-account.ts'
import type { Db } from '../../platform/db/client.ts'
import { makeContact } from '../../testing/factories.ts'
import { makeLicence, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { createErasureJournal } from './erasure-journal.ts'
import { journalErasures } from './journal-erasures.ts'
import { replayErasures } from './replay-erasures.ts'

const secrets = ['a secret that only these tests use'] as const
const email = 'anna.ferri@officine.example'
const host = 'officine.example'
const userId = '5e0c1f6e-3d5a-4a57-8c51-1f4f3ed2b7aa'
const now = new Date('2026-11-17T10:00:00Z')

const folder = await mkdtemp(join(tmpdir(), 'erasures-'))
/** The database as it was, and the same as a backup from before the erasures has it. */
const [database, restored] = [await createTestDb(), await createTestDb()]
afterAll(async () => {
  await Promise.all([database.close(), restored.close()])
  await rm(folder, { recursive: true })
})
for (const { db } of [database, restored]) {
  await makeContact(db, { email })
  await makeUser(db, { id: userId, email: 'lettrice@persone.example' })
}
const journal = createErasureJournal(folder, secrets)
const note = (db: Db) => journalErasures(db, journal, now)
const files = async () => Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))

test('each erasure and opt-out is noted with its own transaction, by the role that makes it', async () => {
  const { db } = database
  await optOutContact(database.as('api').db, email, now)
  await optOut(database.as('cli').db, { host, reason: 'asked by mail' }, now)
  await eraseAccount(database.as('api').db, userId, { sendsMail: true })
  await expect(
    db.transaction().execute(async (tx) => {
      await optOut(tx, { host: 'rolled-back.example', reason: 'asked' }, now)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  const noted = await db.selectFrom('erasure_entry').select(['kind', 'subject']).orderBy('entry_no').execute()
  expect(noted).toEqual([
    { kind: 'contact', subject: email },
    { kind: 'host', subject: host },
    { kind: 'account', subject: userId },
  ])
})

test('the worker moves them into the journal, where no line can be read without the secret', async () => {
  await note(database.as('worker').db)
  expect(await database.db.selectFrom('erasure_entry').selectAll().execute()).toEqual([])
  const [text = ''] = await files()
  expect(text.split('\n').filter(Boolean)).toHaveLength(3)
  expect(text).not.toMatch(/anna|officine|5e0c1f6e/)
  const { erasures } = await journal.read()
  expect(erasures.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['contact', email],
    ['host', host],
    ['account', userId],
  ])
  const strange = createErasureJournal(folder, ['another secret, of another instance'])
  expect(await strange.read()).toEqual({ erasures: [], unreadable: 3 })
})

test('an erasure that could not be written stays, and is written later', async () => {
  await optOut(database.db, { host: 'later.example', reason: 'asked' }, now)
  const broken = { append: () => Promise.reject(new Error('no disk')) }
  await expect(journalErasures(database.db, broken, now)).rejects.toThrow('no disk')
  await note(database.db)
  expect((await journal.read()).erasures.at(-1)).toMatchObject({ kind: 'host', subject: 'later.example' })
})

test('a restored database gets them again: people, hosts and accounts are gone, and refused', async () => {
  const { db } = restored
  const [name = ''] = await readdir(folder)
  // A crash in the middle of a line.
  await appendFile(join(folder, name), 'abc')
  const replay = await replayErasures(db, journal, now)
  expect(replay).toEqual({
    read: 4,
    unreadable: 1,
    repeated: { contact: 1, host: 2, account: 1, told: 0, company: 0 },
    heldAccounts: [],
  })
  expect(await db.selectFrom('company_contact').select('email').execute()).toEqual([])
  expect(await db.selectFrom('user').select('id').execute()).toEqual([])
  expect(await db.selectFrom('contact_erasure').select('address').execute()).toEqual([{ address: email }])
  expect(await db.selectFrom('opt_out').select('host').orderBy('host').execute()).toEqual([
    { host: 'later.example' },
    { host },
  ])
  // Nobody is told twice that their account was deleted.
  expect(await db.selectFrom('mail').select('template').execute()).toEqual([])
  await expect(makeContact(db, { email })).rejects.toThrow()
})

test('repeating the replay changes nothing', async () => {
  const { repeated } = await replayErasures(restored.db, journal, now)
  expect(repeated).toEqual({ contact: 0, host: 0, account: 0, told: 0, company: 0 })
})

test('an account that administers a licence again is named, and the rest goes on', async () => {
  const { db } = restored
  await makeUser(db, { id: userId, email: 'lettrice@persone.example' })
  await makeLicence(db, { administrator_id: userId })
  expect((await replayErasures(db, journal, now)).heldAccounts).toEqual([userId])
  expect(await db.selectFrom('user').select('id').execute()).toEqual([{ id: userId }])
})

test('an entry after a line that was cut off is readable', async () => {
  const [name = ''] = await readdir(folder)
  await appendFile(join(folder, name), 'abc')
  await optOut(database.db, { host: 'afterwards.example', reason: 'asked' }, now)
  await note(database.db)
  expect((await journal.read()).erasures.at(-1)).toMatchObject({ kind: 'host', subject: 'afterwards.example' })
})

describe('after the secret was replaced', () => {
  const renewed = ['the secret that replaced the first one'] as const
  const tomorrow = new Date('2026-11-18T00:00:00Z')

  test('files that a process may still write to stay as they are', async () => {
    const rotated = createErasureJournal(folder, [...renewed, ...secrets])
    expect(await rotated.reencrypt(new Date(tomorrow.getTime() - 1))).toBe(0)
    expect((await journal.read()).erasures).toHaveLength(5)
  })

  test('the entries of ended days are encrypted again, and stay readable once the previous secret is gone', async () => {
    const before = await journal.read()
    const rotated = createErasureJournal(folder, [...renewed, ...secrets])
    expect(await rotated.reencrypt(tomorrow)).toBe(before.erasures.length)
    const alone = createErasureJournal(folder, renewed)
    // What no secret reads is kept: its secret may be found again.
    expect(await alone.read()).toEqual(before)
    expect((await journal.read()).erasures).toEqual([])
    expect(await rotated.reencrypt(tomorrow)).toBe(0)
  })

  test('several workers may encrypt them again at the same time', async () => {
    const back = () => createErasureJournal(folder, [secrets[0], ...renewed])
    await Promise.all([back().reencrypt(tomorrow), back().reencrypt(tomorrow), back().reencrypt(tomorrow)])
    const subjects = new Set((await journal.read()).erasures.map(({ subject }) => subject))
    expect([...subjects].toSorted()).toEqual([userId, 'afterwards.example', email, 'later.example', host].toSorted())
  })
})

test('the journal ends once no backup is that old', async () => {
  const days = (count: number) => new Date(now.getTime() + count * dayMs)
  await journal.sweep(days(retention.erasureJournalDays))
  expect((await journal.read()).erasures).not.toEqual([])
  await journal.sweep(days(retention.erasureJournalDays + 2))
  expect(await files()).toEqual([])
})
