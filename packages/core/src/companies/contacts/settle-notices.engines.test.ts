import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeCompany, makeContact } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
import { notifyContacts } from './notify-contacts.ts'
import { settleNotices } from './settle-notices.ts'
import { storeContacts } from './store-contacts.ts'
import { acceptNotices } from './testing/accept-notices.ts'
import { contactFindings } from './testing/contact-findings.ts'
import { unlockContact } from './unlock-contact.ts'

const { db, pool, as, close } = await createTestDb()
const { db: workerDb } = as('worker')
afterAll(close)
beforeEach(async () => {
  await pool.query('TRUNCATE company CASCADE')
  await pool.query('TRUNCATE mail, contact_unreachable')
})

const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
const context = { db: workerDb, publicUrl: 'https://vedetta.example', secrets: ['x'.repeat(32)] as const }
const notice = () => notifyContacts({ ...context, company: exampleCompany }, now)
const contacts = () => db.selectFrom('company_contact').select(['email', 'noticed_at', 'shown_from']).execute()
const bounce = () => db.updateTable('mail').set({ bounced_at: now }).execute()
const countMails = async () => (await db.selectFrom('mail').select('mail_id').execute()).length

test('nobody is noticed, or unlocked, before the mail server has accepted the notice and the period is over', async () => {
  const contactID = await makeContact(db, { email: 'anna@ponte.example', noticed_at: null })
  const viewer = await makeRecruiter(db, now, { monthly_credits: 100 })
  const unlock = () => unlockContact(db, viewer, contactID, now)
  await notice()
  await settleNotices(workerDb, 14, now)
  expect(await contacts()).toMatchObject([{ noticed_at: null, shown_from: null }])
  await expect(unlock()).rejects.toMatchObject({ code: 'unknown_contact' })
  await acceptNotices(db, daysAgo(13), 14)
  expect(await contacts()).toMatchObject([{ noticed_at: daysAgo(13), shown_from: new Date(now.getTime() + dayMs) }])
  await expect(unlock()).rejects.toMatchObject({ code: 'unknown_contact' })
  await db
    .updateTable('company_contact')
    .set({ shown_from: new Date(now.getTime() - hourMs) })
    .execute()
  expect(await unlock()).toMatchObject({ credits: 5 })
  expect(await notice()).toBe(0)
})

test('people noticed by an earlier release, and those of made-up companies, wait for nothing', async () => {
  const noticed = await makeContact(db, { noticed_at: now })
  const synthetic = await makeContact(db, { company_no: await makeCompany(db, { synthetic: true }), noticed_at: null })
  const viewer = await makeRecruiter(db, now, { monthly_credits: 100 })
  await notice()
  await settleNotices(workerDb, 14, now)
  for (const contactID of [noticed, synthetic])
    expect(await unlockContact(db, viewer, contactID, now)).toMatchObject({ credits: 5 })
})

test.each(['before', 'after'])(
  'a notice that comes back %s it was accepted deletes the person, whom no visit stores or mails again',
  async (when) => {
    const { companyNo, sourceNo, host } = await makeWatchedSite(db, now)
    const email = `anna.ferri@${host}`
    await makeContact(db, { company_no: companyNo, email: email.toUpperCase(), noticed_at: null })
    await makeContact(db, { email: `bruno@${host}`, noticed_at: now })
    await notice()
    if (when === 'after') await acceptNotices(db, daysAgo(3), 14)
    await bounce()
    await settleNotices(workerDb, 14, now)
    expect(await contacts()).toMatchObject([{ email: `bruno@${host}` }])
    const findings = contactFindings(host, { people: [{ email }] })
    for (let visit = 0; visit < 3; visit++)
      await as('watch')
        .db.transaction()
        .execute((tx) => storeContacts(tx, [{ sourceNo, seenAt: now, findings }]))
    expect(await notice()).toBe(0)
    expect([(await contacts()).length, await countMails()]).toEqual([1, 0])
    const { rows } = await pool.query('SELECT count(*) FROM contact_unreachable WHERE hash = sha256($1)', [email])
    expect(rows).toEqual([{ count: 0 }])
    expect((await pool.query('SELECT FROM contact_unreachable')).rowCount).toBe(1)
  },
)

test('a notice that our own relay gave up deletes nobody, and is sent anew once its record is swept', async () => {
  await makeContact(db, { email: 'anna@ponte.example', noticed_at: null })
  await notice()
  await db.updateTable('mail').set({ failed_at: now }).execute()
  await settleNotices(workerDb, 14, now)
  expect(await contacts()).toMatchObject([{ email: 'anna@ponte.example', noticed_at: null }])
  expect(await notice()).toBe(0)
  await db.deleteFrom('mail').execute()
  expect(await notice()).toBe(1)
  expect(await countMails()).toBe(1)
})
