import { departments } from '@vedetta/contracts/facts/departments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMonths } from '../../customers/ledger/period.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { companyIdOf, makeCompany, makeContact } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { type ContactListQuery, listContacts } from './list-contacts.ts'
import { unlockContact } from './unlock-contact.ts'

const now = new Date('2026-11-15T08:00:00Z')
let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let viewer: SeatedViewer
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  viewer = await makeRecruiter(db, now)
})
afterAll(() => database.close())

async function makeListed() {
  const companyNo = await makeCompany(db)
  const companyID = await companyIdOf(db, companyNo)
  const list = (query: Partial<ContactListQuery> = {}, at = now) =>
    listContacts(db, viewer, { companyID, page: 1, ...query }, at)
  return { companyNo, list }
}

const general = { kind: 'general', full_name: null, title: null, department: null, basis: null, noticed_at: null }

describe('listContacts', () => {
  test('returns general contacts free, and people anonymised until they are unlocked', async () => {
    const { companyNo, list } = await makeListed()
    const seen = { first_seen: new Date('2026-01-02T00:00:00Z'), last_seen: new Date('2026-11-14T00:00:00Z') }
    const reach = { email: 'info@officine.example', phone: '035 1' }
    const mailbox = {
      contactID: await makeContact(db, { ...general, ...seen, ...reach, company_no: companyNo }),
      ...reach,
    }
    const contactID = await makeContact(db, { ...seen, company_no: companyNo, email: 'carla@officine.example' })
    const dates = { firstSeen: '2026-01-02T00:00:00.000Z', lastSeen: '2026-11-14T00:00:00.000Z' }
    const sourceUrl = 'https://officine.example/chi-siamo'
    const row = { contactID, title: 'Responsabile del personale', department: 'human_resources', sourceUrl, ...dates }
    expect(await list()).toEqual({
      general: [{ ...mailbox, sourceUrl, lastSeen: dates.lastSeen }],
      people: [{ ...row, person: null }],
      found: 1,
      page: 1,
      total: 1,
      unlocked: 0,
      departments: [{ department: 'human_resources', people: 1 }],
    })
    await unlockContact(db, viewer, contactID, now)
    const person = { fullName: 'Carla Esempio', email: 'carla@officine.example', phone: null }
    expect(await list()).toMatchObject({ people: [{ ...row, person }], total: 1, unlocked: 1 })
    const other = await makeRecruiter(db, now)
    const companyID = await companyIdOf(db, companyNo)
    expect(await listContacts(db, other, { companyID, page: 1 }, now)).toMatchObject({
      people: [{ person: null }],
      unlocked: 0,
    })
  })

  test('shows an unlocked person for a year of the licence', async () => {
    const { companyNo, list } = await makeListed()
    await unlockContact(db, viewer, await makeContact(db, { company_no: companyNo }), now)
    expect(await list({}, addMonths(now, 11))).toMatchObject({ unlocked: 1 })
    expect(await list({}, addMonths(now, 12))).toMatchObject({ unlocked: 0, people: [{ person: null }] })
  })

  test('filters by words of the title, or by each of the 25 departments', async () => {
    const { companyNo, list } = await makeListed()
    for (const [department, { it }] of Object.entries(departments))
      await makeContact(db, { company_no: companyNo, department, title: `Responsabile ${it}` })
    await makeContact(db, { company_no: companyNo, department: null, title: null })
    const titles = async (query: Partial<ContactListQuery>) => (await list(query)).people.map(({ title }) => title)
    expect(Object.keys(departments)).toHaveLength(25)
    for (const department of Object.keys(departments) as (keyof typeof departments)[])
      expect(await titles({ department })).toEqual([`Responsabile ${departments[department].it}`])
    expect(await titles({ title: 'QUALITA' })).toEqual(['Responsabile Qualità'])
    expect(await titles({ title: 'resp softw' })).toEqual(['Responsabile Sviluppo software'])
    expect(await titles({ title: 'responsabile', department: 'legal' })).toEqual(['Responsabile Legale e compliance'])
    expect(await titles({ title: 'astronauta' })).toEqual([])
    const all = await list()
    expect(all).toMatchObject({ found: 26, total: 26, page: 1 })
    expect(all.people).toHaveLength(25)
    expect(all.departments).toHaveLength(25)
    const next = await list({ page: 2 })
    expect(next.people).toHaveLength(1)
    expect(await list({ title: 'legale' })).toMatchObject({ found: 1, total: 26 })
  })

  test('neither returns nor counts people who are suppressed or not yet notified', async () => {
    const { companyNo, list } = await makeListed()
    const hidden = [
      await makeContact(db, { company_no: companyNo, suppressed: true }),
      await makeContact(db, { company_no: companyNo, noticed_at: null }),
    ]
    await makeContact(db, { ...general, company_no: companyNo, suppressed: true })
    expect(await list()).toMatchObject({ general: [], people: [], found: 0, total: 0, departments: [] })
    for (const contactID of hidden)
      await expect(unlockContact(db, viewer, contactID, now)).rejects.toMatchObject({ code: 'unknown_contact' })
  })

  test('refuses an unknown company', async () => {
    const { list } = await makeListed()
    const companyID = '5f9c2b1e-0d3a-4c57-9a51-9e1d8a3b7c10'
    await expect(list({ companyID })).rejects.toMatchObject({ code: 'unknown_company' })
  })
})
