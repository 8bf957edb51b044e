import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { noErasureJournal } from '../../operations/restore/erasure-journal.ts'
import { journalErasures } from '../../operations/restore/journal-erasures.ts'
import type { Db } from '../../platform/db/client.ts'
import { eraseAsWorker } from '../../privacy/erasure/erase-as-worker.ts'
import { untilBlockedBy } from '../../testing/blocked-connection.ts'
import { companyIdOf, makeCompany, makeContact } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { eraseAsWatch } from '../../watch/loop/erase-as-watch.ts'
import { createFolderPageStore } from '../../watch/pages/folder-page-store.ts'
import { listContacts } from './list-contacts.ts'
import { notifyContacts } from './notify-contacts.ts'
import { optOutByToken, optOutContact } from './opt-out-contact.ts'
import { makeOptOutToken } from './opt-out-token.ts'
import { sweepContacts } from './sweep-contacts.ts'
import { unlockContact } from './unlock-contact.ts'

const now = new Date('2026-11-15T08:00:00Z')
const secrets = ['a secret that only the tests use'] as const
const publicUrl = 'https://vedetta.example'
let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const addresses = async () =>
  (await db.selectFrom('company_contact').select(['email', 'phone']).execute()).map(
    ({ email, phone }) => email ?? phone,
  )

describe('opting out', () => {
  test('by the link of the notice erases the contact, also opened twice, and by no other token', async () => {
    const email = 'anna@prima.example'
    await makeContact(db, { email })
    await makeContact(db, { email: 'Anna@prima.example' })
    await makeContact(db, { email: 'bruno@prima.example' })
    const token = await makeOptOutToken(secrets, email)
    expect(token).not.toContain('anna')
    expect(Buffer.from(token, 'hex').toString('latin1')).not.toContain('prima')
    await optOutByToken({ db, secrets }, token, now)
    await optOutByToken({ db, secrets }, token, now)
    expect(await addresses()).toEqual(['bruno@prima.example'])
    for (const forged of [
      '',
      'anna@prima.example',
      `${token.slice(0, -2)}${token.endsWith('00') ? '01' : '00'}`,
      await makeOptOutToken(['another'], email),
    ])
      await expect(optOutByToken({ db, secrets }, forged, now)).rejects.toMatchObject({ code: 'token_expired' })
  })

  test('an opt-out link still works after the secret was replaced', async () => {
    const email = 'anna@dopo.example'
    await makeContact(db, { email })
    const token = await makeOptOutToken(secrets, email)
    await optOutByToken({ db, secrets: ['the secret after that one', ...secrets] }, token, now)
    expect(await addresses()).not.toContain(email)
  })

  test.each([
    ['carlo@seconda.example', ' CARLO@seconda.example '],
    ['+390355550199', '(+39) 035 555-0199'],
    ['+390355550199', '0039 035/5550199'],
    ['035 555 0199', '+390355550199'],
  ])('erases %s when given as «%s»', async (kept, given) => {
    const where = kept.includes('@') ? { email: kept } : { email: null, phone: kept, kind: 'general' }
    await database.pool.query('TRUNCATE contact_opt_out')
    await makeContact(db, where)
    expect(await optOutContact(db, given, now)).toBe(1)
    expect(await optOutContact(db, given, now)).toBe(0)
    expect(await addresses()).not.toContain(kept)
    const companyNo = await makeCompany(db)
    await expect(makeContact(db, { ...where, company_no: companyNo })).rejects.toThrow('no result')
  })

  test.each(['', 'anna', '@', 'a b@c.example', '12'])('refuses «%s» as an address', async (address) => {
    await expect(optOutContact(db, address, now)).rejects.toMatchObject({ code: 'invalid_request' })
  })

  test('leaves nothing but a hash that identifies nobody', async () => {
    const email = 'dora.verdi@terza.example'
    await makeContact(db, { email, full_name: 'Dora Verdi', noticed_at: null })
    await notifyContacts({ db, publicUrl, secrets, company: exampleCompany }, now)
    await optOutContact(db, email, now)
    const noPages = createFolderPageStore(join(tmpdir(), randomUUID()))
    while (await eraseAsWatch(db, noPages));
    while (await eraseAsWorker(db));
    await journalErasures(db, noErasureJournal, now)
    const { rows: tables } = await database.pool.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    for (const { table_name } of tables) {
      const found = await database.pool.query(`SELECT FROM "${table_name}" t WHERE t::text ~* 'dora|verdi'`)
      expect(found.rowCount, table_name).toBe(0)
    }
    const salts = await database.pool.query('SELECT count(*) FROM contact_opt_out WHERE hash = sha256($1)', [email])
    expect(salts.rows).toEqual([{ count: 0 }])
  })
})

describe('a contact inserted while it opts out', () => {
  /** Inserted by a transaction that commits after the opt-out, and so has not seen it. */
  async function makeLate(email: string) {
    const companyNo = await makeCompany(db)
    const contactID = await db.transaction().execute(async (tx) => {
      const id = await makeContact(tx, { company_no: companyNo, email, first_seen: now, last_seen: now })
      await makeContact(tx, { company_no: companyNo, email: `info.${email}`, kind: 'general', first_seen: now })
      await optOutContact(db, email, now)
      await optOutContact(db, `info.${email}`, now)
      return id
    })
    expect(await addresses()).toContain(email)
    return { companyNo, contactID }
  }

  test('is shown to nobody, costs nothing, and is deleted within the hour', async () => {
    const email = 'elio@quarta.example'
    const { companyNo, contactID } = await makeLate(email)
    const viewer = await makeRecruiter(db, now, { monthly_credits: 100 })
    const companyID = await companyIdOf(db, companyNo)
    expect(await listContacts(db, viewer, { companyID, page: 1 }, now)).toMatchObject({ general: [], total: 0 })
    await expect(unlockContact(db, viewer, contactID, now)).rejects.toMatchObject({ code: 'unknown_contact' })
    expect((await balanceOf(db, viewer.seat.licenceNo, now)).credit.left).toBe(100)
    await sweepContacts(db, new Date(now.getTime() + hourMs))
    expect((await addresses()).filter((address) => address?.endsWith(email))).toEqual([])
  })

  test('is not notified', async () => {
    const email = 'fabio@quinta.example'
    const { contactID } = await makeLate(email)
    await db.updateTable('company_contact').set({ noticed_at: null }).where('contact_id', '=', contactID).execute()
    await notifyContacts({ db, publicUrl, secrets, company: exampleCompany }, now)
    const mails = await db.selectFrom('mail').select('mail_id').where('recipient', '=', email).execute()
    expect(mails).toEqual([])
  })

  test('cannot be unlocked while it is being erased', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_credits: 100 })
    const email = 'gina@sesta.example'
    const contactID = await makeContact(db, { email })
    let unlocked: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await optOutContact(tx, email, now)
      unlocked = unlockContact(db, viewer, contactID, now).catch((error: unknown) => error)
      await untilBlockedBy(tx)
    })
    expect(await unlocked).toMatchObject({ code: 'unknown_contact' })
    expect((await balanceOf(db, viewer.seat.licenceNo, now)).credit.left).toBe(100)
  })
})
