import { readFile } from 'node:fs/promises'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigration } from '../../platform/db/migration-file.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('migration 022 shortens the addresses of live sessions and ends them 30 days after their sign-in', async () => {
  const { db, pool } = database
  const { up, down } = readMigration(
    await readFile(new URL('../../platform/db/migrations/022_sessions.sql', import.meta.url), 'utf8'),
  )
  await pool.query(down.sql)
  const { userId } = await makeUser(db)
  const addresses = ['93.41.12.7', '::ffff:93.41.12.7', '2001:db8:12:34::', '2001:DB8:12:34:5:6:7:8', '', null]
  const created_at = new Date('2026-10-01T08:00:00Z')
  const rows = addresses.map((ip_address, row) => ({
    user_id: userId,
    token: `token ${row}`,
    ip_address,
    created_at,
    expires_at: new Date(created_at.getTime() + 50 * dayMs),
  }))
  await db.insertInto('session').values(rows).execute()
  await pool.query(up.sql)
  const after = await db.selectFrom('session').select(['ip_address', 'expires_at']).orderBy('token').execute()
  expect(after.map(({ ip_address }) => ip_address)).toEqual([
    '93.41.12.0/24',
    '93.41.12.0/24',
    '2001:db8:12::/48',
    '2001:db8:12::/48',
    null,
    null,
  ])
  expect(new Set(after.map(({ expires_at }) => expires_at.toISOString()))).toEqual(
    new Set(['2026-10-31T08:00:00.000Z']),
  )
})
