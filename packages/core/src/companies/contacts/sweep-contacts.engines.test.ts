import { afterAll, describe, expect, test } from 'vitest'
import { makeCompany, makeContact } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
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
  expect(await db.selectFrom('company_contact').select('email').execute()).toEqual([])
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

describe('a general contact unseen for twelve months', () => {
  async function makeUnseen(schedule: { last_complete_read: Date; last_whole_read: Date | null } | null) {
    const { companyNo, sourceNo, host } = await makeWatchedSite(db, start)
    await makeContact(db, {
      company_no: companyNo,
      kind: 'general',
      full_name: null,
      email: `info@${host}`,
      first_seen: start,
      last_seen: start,
    })
    if (schedule) await db.updateTable('source_schedule').set(schedule).where('source_no', '=', sourceNo).execute()
    return { companyNo, sourceNo }
  }
  const isKept = async ({ companyNo }: { companyNo: number }) =>
    (await db.selectFrom('company_contact').select('email').where('company_no', '=', companyNo).execute()).length > 0
  const sweep = (months: number) => sweepContacts(workerDb, monthsLater(months))

  test('is deleted where its site is visited no more, or was read anew without it', async () => {
    const unvisited = await makeUnseen(null)
    const changed = await makeUnseen({ last_complete_read: monthsLater(12), last_whole_read: monthsLater(6) })
    await sweep(12)
    expect([await isKept(unvisited), await isKept(changed)]).toEqual([true, true])
    await sweep(13)
    expect([await isKept(unvisited), await isKept(changed)]).toEqual([false, false])
  })

  test('stays while its site is merely unchanged, until the site is read anew or visited no more', async () => {
    const first = await makeUnseen({ last_complete_read: monthsLater(30), last_whole_read: start })
    const unread = await makeUnseen({ last_complete_read: monthsLater(30), last_whole_read: null })
    await sweep(30)
    expect([await isKept(first), await isKept(unread)]).toEqual([true, true])
    const anew = { last_whole_read: monthsLater(31) }
    await db.updateTable('source_schedule').set(anew).where('source_no', '=', first.sourceNo).execute()
    await sweep(31)
    expect([await isKept(first), await isKept(unread)]).toEqual([false, true])
    await sweep(43)
    expect(await isKept(unread)).toBe(false)
  })

  test('goes with the opting out of its site', async () => {
    const optedOut = await makeUnseen({ last_complete_read: monthsLater(30), last_whole_read: null })
    await pool.query(`UPDATE site SET status = 'opted_out' WHERE company_no = $1`, [optedOut.companyNo])
    await sweep(30)
    expect(await isKept(optedOut)).toBe(false)
  })
})
