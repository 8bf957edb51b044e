import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { readMigration } from '../../platform/db/migration-file.ts'
import { makeLicence, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { redeemCode } from './redeem-code.ts'
import { insertSeat } from './seat.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('migration 021 asks people who were removed before it for an invite, unless they have come back', async () => {
  const { db, pool } = database
  const now = new Date()
  const { up, down } = readMigration(
    await readFile(new URL('../../platform/db/migrations/021_account_proofs.sql', import.meta.url), 'utf8'),
  )
  const [revoked, manager, back, left] = [
    await makeUser(db),
    await makeUser(db),
    await makeUser(db),
    await makeUser(db),
  ]
  const { licenceNo, licenceId, code } = await makeLicence(db)
  await pool.query(down.sql)
  for (const { userId } of [revoked, back]) {
    const seatID = await insertSeat(db, { licenceNo, userId }, now)
    await db.updateTable('seat').set({ ended_at: now }).where('seat_id', '=', seatID).execute()
    await recordAct(db, 'seat_revoked', { actorId: null, subject: licenceId, details: { seatID } })
  }
  await recordAct(db, 'manager_removed', { actorId: null, subject: licenceId, details: { managerID: manager.userId } })
  await insertSeat(db, { licenceNo, userId: back.userId }, now)
  const ended = await insertSeat(db, { licenceNo, userId: left.userId }, now)
  await db.updateTable('seat').set({ ended_at: now }).where('seat_id', '=', ended).execute()

  await pool.query(up.sql)
  const removed = await db.selectFrom('removed_person').select('user_id').execute()
  expect(removed.map(({ user_id }) => user_id).sort()).toEqual([revoked.userId, manager.userId].sort())
  for (const person of [revoked, manager])
    await expect(redeemCode(db, person, code, now)).rejects.toMatchObject({ code: 'invitation_required' })
  expect(await redeemCode(db, left, code, now)).toMatchObject({ role: 'user' })
})
