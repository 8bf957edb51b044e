import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { renderMail } from '../../operations/mail-sender/render-mail.ts'
import { makeCompany, makeContact } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { notifyContacts } from './notify-contacts.ts'
import { readOptOutToken } from './opt-out-token.ts'

const now = new Date('2026-11-15T08:00:00Z')
const secrets = ['a secret that only the tests use'] as const
const { db, pool, as, close } = await createTestDb()
const { db: workerDb } = as('worker')
afterAll(close)
beforeEach(async () => {
  await pool.query('TRUNCATE company CASCADE')
  await pool.query('TRUNCATE mail')
})

const notice = () =>
  notifyContacts({ db: workerDb, publicUrl: 'https://vedetta.example', secrets, company: exampleCompany }, now)
const mails = () =>
  db.selectFrom('mail').select(['recipient', 'language', 'template', 'params']).orderBy('recipient').execute()
const unnoticed = { noticed_at: null }

async function countUnnoticed(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM company_contact WHERE kind = 'personal' AND noticed_at IS NULL`,
  )
  return rows[0]?.count ?? -1
}

async function makeUnnoticed(count: number) {
  const company_no = await makeCompany(db)
  for (let n = 0; n < count; n++)
    await makeContact(db, {
      ...unnoticed,
      company_no,
      email: `p${n}@ponte.example`,
      first_seen: new Date(now.getTime() - n * 1_000),
    })
}

describe('notifyContacts', () => {
  test('sends the Italian notice of article 14 once, with all it requires', async () => {
    const company_no = await makeCompany(db, { name: 'Officine Ponte S.r.l.' })
    const email = 'Anna.Ferri@ponte.example'
    const contact = { company_no, email, full_name: 'Anna Ferri', source_url: 'https://ponte.example/chi-siamo' }
    const contactID = await makeContact(db, { ...contact, ...unnoticed })
    expect(await notice()).toBe(1)
    expect(await notice()).toBe(0)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'anna.ferri@ponte.example', language: 'it', template: 'contactNotice' })
    const { text } = await renderMail('contactNotice', 'it', mail?.params)
    for (const words of [
      'titolare del trattamento',
      exampleCompany.companyName,
      exampleCompany.companyAddress,
      exampleCompany.privacyEmail,
      exampleCompany.dpo,
      'Spazio economico europeo',
      'https://vedetta.example/privacy',
      'Anna Ferri',
      'Officine Ponte S.r.l.',
      'https://ponte.example/chi-siamo',
      'legittimo interesse (articolo 6',
      'agenzie per il lavoro',
      '12 mesi',
      'accesso, rettifica, cancellazione, limitazione',
      'opposizione',
      'Garante',
    ])
      expect(text).toContain(words)
    const { url } = (mail?.params ?? {}) as { url: string }
    expect(url).toMatch(/^https:\/\/vedetta\.example\/opt-out\?token=[0-9a-f]+$/)
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(await readOptOutToken(secrets, token)).toBe('anna.ferri@ponte.example')
    const row = await db
      .selectFrom('company_contact')
      .select(['noticed_at', 'shown_from'])
      .where('contact_id', '=', contactID)
      .executeTakeFirst()
    expect(row).toEqual({ noticed_at: null, shown_from: null })
  })

  test('queues the mail in the same transaction, or not at all', async () => {
    await makeContact(db, unnoticed)
    await pool.query(`ALTER TABLE mail ADD CONSTRAINT broken CHECK (template <> 'contactNotice') NOT VALID`)
    await expect(notice()).rejects.toThrow('broken')
    await pool.query('ALTER TABLE mail DROP CONSTRAINT broken')
    expect(await countUnnoticed()).toBe(1)
  })

  test('sends nothing to people of synthetic companies', async () => {
    await makeContact(db, { company_no: await makeCompany(db, { synthetic: true }), ...unnoticed })
    expect(await notice()).toBe(1)
    expect(await mails()).toEqual([])
    expect(await countUnnoticed()).toBe(0)
  })

  test('sends nothing to suppressed people and offices', async () => {
    await makeContact(db, { suppressed: true, ...unnoticed })
    await makeContact(db, { kind: 'general', ...unnoticed })
    expect(await notice()).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('sends 200 at a time, the longest known first', async () => {
    await makeUnnoticed(250)
    expect(await notice()).toBe(200)
    const recipients = (await mails()).map(({ recipient }) => recipient)
    expect(new Set(recipients)).toEqual(new Set(Array.from({ length: 200 }, (_, n) => `p${249 - n}@ponte.example`)))
    expect(await notice()).toBe(50)
  })

  test('sends one notice each, with any number of workers', async () => {
    await makeUnnoticed(250)
    let sent = (await Promise.all([notice(), notice(), notice()])).reduce((sum, count) => sum + count, 0)
    // Workers skip rows that another has locked, so the first round may leave some.
    while (sent < 250) sent += await notice()
    expect(sent).toBe(250)
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(250)
    expect(await mails()).toHaveLength(250)
  })
})
