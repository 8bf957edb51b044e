import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Person } from '../../privacy/masking/person.ts'
import { makeCompany, makeContact } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { notifyContacts } from './notify-contacts.ts'
import { optOutContact } from './opt-out-contact.ts'
import { readContactData } from './read-contact-data.ts'
import { acceptNotices } from './testing/accept-notices.ts'
import { unlockContact } from './unlock-contact.ts'

const { db, as, close } = await createTestDb()
afterAll(close)

const now = new Date('2026-11-15T08:00:00Z')

const noPages = { learn: async (person: Person) => person, naming: async () => [] }

/** Internal numbers: the export shows the contact's public identifier and the company's name and VAT number instead. */
const withheld = ['contact_no', 'company_no']

test('readContactData returns every stored column of a person, its source, and who unlocked them', async () => {
  const company_no = await makeCompany(db, { name: 'Officine Ponte S.r.l.', vat: '12345678903' })
  const email = 'anna.ferri@ponte.example'
  const contactID = await makeContact(db, { company_no, email, phone: '035 555 0123', noticed_at: null })
  await notifyContacts(
    { db, publicUrl: 'https://vedetta.example', secrets: ['x'.repeat(32)], company: exampleCompany },
    now,
  )
  await acceptNotices(db, now)
  await unlockContact(db, await makeRecruiter(db, now), contactID, now)
  const data = await readContactData(as('cli').db, ' Anna.Ferri@ponte.example', noPages)
  expect(data).toMatchObject({
    contacts: [
      {
        contactID,
        company: 'Officine Ponte S.r.l.',
        vat: '12345678903',
        sourceUrl: 'https://officine.example/chi-siamo',
        unlockedBy: [{ customer: 'Agenzia Prova S.p.A.' }],
      },
    ],
    notices: [{ sentAt: now, failedAt: null }],
    optedOut: false,
  })
  const { rows } = await sql<Record<string, unknown>>`SELECT * FROM company_contact`.execute(db)
  const [row = {}] = rows
  const columns = Object.keys(row).filter((column) => !withheld.includes(column))
  const values = Object.values(data.contacts[0] ?? {}).map((value) => JSON.stringify(value))
  for (const column of columns) expect.soft(values, column).toContain(JSON.stringify(row[column]))
  expect(columns).toHaveLength(
    Object.keys(data.contacts[0] ?? {}).length - ['company', 'vat', 'unlockedBy', 'pulledBy'].length,
  )
  expect(await readContactData(as('cli').db, '+39 0355550123', noPages)).toMatchObject({ contacts: [{ contactID }] })
})

test('readContactData returns only the opt-out of a person who has opted out', async () => {
  const email = 'bruno.conti@ponte.example'
  await makeContact(db, { email })
  await optOutContact(db, email, now)
  expect(await readContactData(as('cli').db, email, noPages)).toEqual({
    contacts: [],
    notices: [],
    messages: [],
    mentions: [],
    pages: [],
    optedOut: true,
    isBeingErased: true,
  })
})
