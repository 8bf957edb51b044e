import { afterAll, expect, test } from 'vitest'
import { makeCompany, makeContact } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { sweepContacts } from './sweep-contacts.ts'

const { db, pool, as, close } = await createTestDb()
const { db: workerDb } = as('worker')
afterAll(close)

const start = new Date('2026-01-15T08:00:00Z')
const monthsLater = (months: number) => new Date(Date.UTC(2026, months, 15, 8))

async function countOverdue(now: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM company_contact WHERE kind = 'personal' AND last_seen < $1::timestamptz - interval '12 months'`,
    [now],
  )
  return rows[0]?.count ?? -1
}

test('over three years sweepContacts keeps nobody for more than twelve months after the last sighting', async () => {
  const company_no = await makeCompany(db)
  const mailbox = { kind: 'general', company_no, email: 'info@officine.example', first_seen: start, last_seen: start }
  await makeContact(db, mailbox)
  let kept = 0
  for (let month = 0; month < 36; month++) {
    const now = monthsLater(month)
    if (month < 20)
      for (let n = 0; n < 10; n++)
        await makeContact(db, {
          company_no,
          email: `p${month}.${n}@officine.example`,
          first_seen: start,
          last_seen: now,
        })
    // An update of any other column is no sighting.
    await pool.query(`UPDATE company_contact SET title = 'Direttrice', suppressed = NOT suppressed`)
    await sweepContacts(workerDb, now)
    expect(await countOverdue(now)).toBe(0)
    const { rows } = await pool.query(`SELECT count(*) FROM company_contact WHERE kind = 'personal'`)
    if (month === 12) kept = rows[0].count
  }
  expect(kept).toBe(13 * 10)
  const left = await db.selectFrom('company_contact').select('email').execute()
  expect(left).toEqual([{ email: 'info@officine.example' }])
})

test('sweepContacts deletes more than one batch in a run', async () => {
  const companyNo = await makeCompany(db)
  await pool.query(
    `INSERT INTO company_contact (company_no, kind, full_name, email, source_url, first_seen, last_seen, basis)
     SELECT $1, 'personal', 'Anna Ferri', n || '@officine.example', 'https://officine.example', $2, $2, 'legitimate_interest'
     FROM generate_series(1, 2500) n`,
    [companyNo, start],
  )
  await sweepContacts(workerDb, monthsLater(13))
  expect(await countOverdue(monthsLater(13))).toBe(0)
})
