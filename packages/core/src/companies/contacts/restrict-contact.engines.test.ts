import { afterAll, beforeEach, expect, test } from 'vitest'
import { addMonths } from '../../customers/ledger/period.ts'
import { makeContact } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
import { rectifyContact } from './rectify-contact.ts'
import { restrictContact } from './restrict-contact.ts'
import { storeContacts } from './store-contacts.ts'
import { sweepContacts } from './sweep-contacts.ts'
import { contactFindings } from './testing/contact-findings.ts'
import { unlockContact } from './unlock-contact.ts'

const { db, pool, as, close } = await createTestDb()
afterAll(close)
beforeEach(() => pool.query('TRUNCATE company, contact_change CASCADE'))

const now = new Date()
const later = addMonths(now, 1)
const cli = as('cli').db

async function makeReceived() {
  const { companyNo, sourceNo, host } = await makeWatchedSite(db, now)
  const email = `anna.ferri@${host}`
  const contactID = await makeContact(db, { company_no: companyNo, email, full_name: 'Anna Feri', title: 'Cuoca' })
  const viewer = await makeRecruiter(db, now, { monthly_credits: 100 })
  await unlockContact(db, viewer, contactID, now)
  const visit = (name: string) =>
    as('watch')
      .db.transaction()
      .execute((tx) => {
        const findings = contactFindings(host, { people: [{ email, name, title: 'HR' }] })
        return storeContacts(tx, [{ sourceNo, seenAt: later, findings }])
      })
  const stored = () => db.selectFrom('company_contact').select(['full_name', 'title', 'phone', 'last_seen']).execute()
  const changes = () => db.selectFrom('contact_change').select('kind').orderBy('change_no').execute()
  return { email, contactID, viewer, visit, stored, changes }
}

test('a restricted contact is kept as it is, is unlocked by nobody and swept by no sweep; its receivers are told once', async () => {
  const { email, contactID, viewer, visit, stored, changes } = await makeReceived()
  const before = await stored()
  expect(await restrictContact(cli, email.toUpperCase(), false, now)).toBe(1)
  await restrictContact(cli, email, false, now)
  expect(await changes()).toEqual([{ kind: 'restricted' }])
  await expect(unlockContact(db, viewer, contactID, now)).rejects.toMatchObject({ code: 'unknown_contact' })
  await visit('Anna Ferri')
  await sweepContacts(as('worker').db, addMonths(now, 20))
  expect(await stored()).toEqual(before)
  await restrictContact(cli, email, true, now)
  expect(await unlockContact(db, viewer, contactID, now)).toMatchObject({ credits: 0 })
  expect(await changes()).toHaveLength(1)
  const acts = await db
    .selectFrom('audit_entry')
    .select('act')
    .where('act', 'like', 'contact%')
    .orderBy('act')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['contact_released', 'contact_restricted', 'contact_restricted'])
})

test('a rectified contact stays as the person gave it, whatever the page goes on saying; its receivers are told', async () => {
  const { email, visit, stored, changes } = await makeReceived()
  expect(await rectifyContact(cli, email, { name: 'Anna Ferri', title: '' }, now)).toBe(1)
  expect(await rectifyContact(cli, email, { name: 'Anna Ferri' }, now)).toBe(0)
  expect(await changes()).toEqual([{ kind: 'rectified' }])
  await visit('Anna Feri')
  expect(await stored()).toEqual([{ full_name: 'Anna Ferri', title: null, phone: null, last_seen: later }])
})

test('nobody at the address, or nothing to correct, is said', async () => {
  await expect(restrictContact(cli, 'nobody@ponte.example', false, now)).rejects.toMatchObject({
    code: 'unknown_contact',
  })
  await expect(rectifyContact(cli, 'nobody@ponte.example', { name: 'A' }, now)).rejects.toMatchObject({
    code: 'unknown_contact',
  })
  await expect(rectifyContact(cli, 'anna@ponte.example', {}, now)).rejects.toMatchObject({ code: 'invalid_request' })
})

test('the proof that receivers were told ends after its months, and not before', async () => {
  const { email, changes } = await makeReceived()
  await rectifyContact(cli, email, { name: 'Anna Ferri' }, now)
  await db.updateTable('contact_change').set({ number: 1, told_at: now }).execute()
  await sweepContacts(as('worker').db, addMonths(now, 23))
  expect(await changes()).toHaveLength(1)
  await sweepContacts(as('worker').db, addMonths(now, 25))
  expect(await changes()).toEqual([])
})
