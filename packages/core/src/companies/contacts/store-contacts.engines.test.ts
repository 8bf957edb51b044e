import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
import { addSite } from '../sources/add-site.ts'
import { optOutContact } from './opt-out-contact.ts'
import { type ContactReading, storeContacts } from './store-contacts.ts'
import { contactFindings } from './testing/contact-findings.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let watchDb: Db
beforeAll(async () => {
  database = await createTestDb()
  watchDb = database.as('watch').db
})
afterAll(() => database.close())

const start = new Date('2026-11-15T08:00:00Z')
const dayLater = (days: number) => new Date(start.getTime() + days * dayMs)

const takeIn = (...readings: ContactReading[]) => watchDb.transaction().execute((tx) => storeContacts(tx, readings))

const contactsOf = (companyNo: number) =>
  database.db
    .selectFrom('company_contact')
    .selectAll()
    .where('company_no', '=', companyNo)
    .orderBy('contact_no')
    .execute()

type Findings = Parameters<typeof contactFindings>[1]

async function makeSite() {
  const site = await makeWatchedSite(database.db, start)
  const read = (findings: Findings, seenAt = start) => ({
    sourceNo: site.sourceNo,
    seenAt,
    findings: contactFindings(site.host, findings),
  })
  return { ...site, read }
}

describe('storeContacts', () => {
  test('stores a contact with its page, its day and the legal basis', async () => {
    const { companyNo, host, read } = await makeSite()
    const anna = { email: `anna.ferri@${host}`, title: 'Responsabile acquisti', department: 'purchasing' }
    await takeIn(read({ emails: [`info@${host}`], phones: ['+390355550100'], people: [anna] }))
    const seen = { source_url: `https://${host}/contatti`, first_seen: start, last_seen: start, noticed_at: null }
    expect(await contactsOf(companyNo)).toMatchObject([
      {
        ...seen,
        kind: 'personal',
        full_name: 'Anna Ferri',
        title: 'Responsabile acquisti',
        department: 'purchasing',
        email: anna.email,
        basis: 'legitimate_interest',
      },
      { ...seen, kind: 'general', email: `info@${host}`, full_name: null, basis: null },
      { ...seen, kind: 'general', email: null, phone: '+390355550100' },
    ])
  })

  test('updates the last sighting of a known contact, and leaves one that is not seen as it is', async () => {
    const { companyNo, host, read } = await makeSite()
    const findings = { emails: [`info@${host}`], phones: ['+390355550100'], people: [{ email: `anna.ferri@${host}` }] }
    await takeIn(read(findings))
    const before = await contactsOf(companyNo)
    await takeIn(read(findings))
    expect(await contactsOf(companyNo)).toEqual(before)
    await takeIn(read({ ...findings, people: [{ email: `Anna.Ferri@${host}`, title: 'Direttrice' }] }, dayLater(1)))
    await takeIn(read({ emails: [`altro@${host}`] }, dayLater(2)))
    await takeIn(read(findings, start))
    const after = await contactsOf(companyNo)
    expect(after.slice(0, 3)).toEqual(
      before.map((contact) => ({
        ...contact,
        last_seen: dayLater(1),
        title: contact.kind === 'personal' ? 'Direttrice' : null,
      })),
    )
    expect(after).toHaveLength(4)
  })

  test('does not renew a person by the address alone, and makes a mailbox personal once a page names its owner', async () => {
    const { companyNo, host, read } = await makeSite()
    // No name, until a page says whose it is.
    const email = `domani@${host}`
    await takeIn(read({ emails: [email] }))
    await takeIn(read({ people: [{ email }] }, dayLater(1)))
    await takeIn(read({ emails: [email] }, dayLater(2)))
    expect(await contactsOf(companyNo)).toMatchObject([
      { kind: 'personal', full_name: 'Anna Ferri', noticed_at: null, first_seen: start, last_seen: dayLater(1) },
    ])
  })

  test('keeps at most fifty people and ten general contacts of a company, the latest seen', async () => {
    const { companyNo, host, read } = await makeSite()
    const several = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)
    for (const day of several(0, 4)) {
      const people = several(day * 20, day * 20 + 20).map((n) => ({ email: `anna.ferri${n}@${host}` }))
      const emails = several(day * 4, day * 4 + 4).map((n) => `sede${n}@${host}`)
      await takeIn(read({ emails, people }, dayLater(day)))
    }
    const kept = await contactsOf(companyNo)
    const people = kept.filter(({ kind }) => kind === 'personal').map(({ email }) => email)
    expect(people).toEqual(expect.arrayContaining([`anna.ferri0@${host}`, `anna.ferri49@${host}`]))
    expect(people).toHaveLength(50)
    const general = kept.filter(({ kind }) => kind === 'general')
    expect(general).toHaveLength(10)
    expect(general.filter(({ last_seen }) => last_seen.getTime() === start.getTime())).toEqual([])
    await takeIn(read({ people: [{ email: `anna.ferri3@${host}` }] }, dayLater(9)))
    expect((await contactsOf(companyNo)).find(({ email }) => email === `anna.ferri3@${host}`)).toMatchObject({
      last_seen: dayLater(9),
    })
  })

  test('stores a contact once when two sites of a company are read concurrently', async () => {
    const { companyNo, host, read } = await makeSite()
    const other = { companyNo, host: `en.${host}`, startUrl: `https://en.${host}/`, knownBy: 'import' as const }
    const sourceNo = await addSite(database.db, other, start)
    const email = `anna.ferri@${host}`
    const general = { ...read({ emails: [email] }), sourceNo }
    await takeIn(general, read({ people: [{ email }] }))
    expect(await contactsOf(companyNo)).toMatchObject([{ kind: 'personal', email }])
  })
})

describe('the company of a contact', () => {
  test('is the only one of the site, or the one whose VAT number it states', async () => {
    const { db, pool } = database
    const { companyNo, host, read } = await makeSite()
    const otherNo = await makeCompany(db)
    const shared = { companyNo: otherNo, host, startUrl: `https://${host}/`, knownBy: 'import' as const }
    await addSite(db, shared, start)
    const findings = read({ emails: [`info@${host}`] })
    await takeIn(findings)
    expect(await contactsOf(companyNo)).toEqual([])
    expect(await contactsOf(otherNo)).toEqual([])
    await pool.query(`UPDATE site SET known_by = 'vat_on_page' WHERE company_no = $1`, [otherNo])
    await takeIn(findings)
    expect(await contactsOf(companyNo)).toEqual([])
    expect(await contactsOf(otherNo)).toHaveLength(1)
  })

  test.each(['held', 'opted_out', 'parked'])(
    'is unknown while the site is %s, and nothing is stored',
    async (status) => {
      const { companyNo, host, read } = await makeSite()
      await database.pool.query('UPDATE site SET status = $1 WHERE company_no = $2', [status, companyNo])
      await takeIn(read({ emails: [`info@${host}`] }))
      expect(await contactsOf(companyNo)).toEqual([])
    },
  )
})

test('an opted-out address is never stored, though crawled and imported 1,000 times', async () => {
  const { companyNo, host, read } = await makeSite()
  const email = `anna.ferri@${host}`
  await optOutContact(database.db, email, start)
  await optOutContact(database.db, '035 555 0100', start)
  const findings = { emails: [`info@${host}`], phones: ['+390355550100'], people: [{ email }] }
  for (let time = 0; time < 1_000; time++) await takeIn(read(findings, new Date(start.getTime() + time)))
  await database.pool.query(
    `INSERT INTO company_contact (company_no, kind, full_name, email, phone, source_url, first_seen, last_seen, basis)
     SELECT $1, 'personal', 'Anna Ferri', upper($2), CASE WHEN n % 2 = 0 THEN '035/5550100' END, 'https://a.example', now(), now(),
       'legitimate_interest' FROM generate_series(1, 1000) n`,
    [companyNo, email],
  )
  await database.pool.query(`UPDATE company_contact SET email = $1 WHERE email = $2`, [email, `info@${host}`])
  expect((await contactsOf(companyNo)).map((contact) => contact.email)).toEqual([`info@${host}`])
})
