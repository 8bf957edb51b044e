import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { makeAlert, makeBell } from '../../packages/core/src/testing/alert-reader.ts'
import { type LicensedUser, makeRecruiter } from './test-users.ts'

/** The first filter of the recruiter finds and tells one more position. */
export async function tellAnother(db: Db, userId: string): Promise<void> {
  const { filter_id: filterId } = await db
    .selectFrom('saved_filter')
    .select('filter_id')
    .where('user_id', '=', userId)
    .orderBy('place')
    .executeTakeFirstOrThrow()
  const { position_no: positionNo } = await db
    .selectFrom('position')
    .select('position_no')
    .where('closed_at', 'is', null)
    .where('position_no', 'not in', db.selectFrom('alert').select('position_no').where('user_id', '=', userId))
    .orderBy('position_no')
    .executeTakeFirstOrThrow()
  await makeAlert(db, userId, { positionNo, filterIds: [filterId] }, new Date())
}

/** A recruiter whose first filter has found and told three positions, and whose second one nothing. */
export async function makeAlertedRecruiter(
  db: Db,
  fields: Parameters<typeof makeRecruiter>[1] = {},
  terms: Parameters<typeof makeRecruiter>[2] = {},
): Promise<LicensedUser> {
  const recruiter = await makeRecruiter(db, fields, terms)
  const { userId } = recruiter
  const now = new Date()
  const found = await makeBell(
    db,
    userId,
    {
      name: 'Tecnici e manutentori della provincia di Bergamo',
      place: 1,
      criteria: { position: { provinces: ['BG'] } },
    },
    now,
  )
  await makeBell(db, userId, { name: 'Cuochi', place: 2, criteria: { position: { name: ['cuoco'] } } }, now)
  const positions = await db
    .selectFrom('position')
    .select('position_no')
    .where('closed_at', 'is', null)
    .orderBy('position_no')
    .limit(3)
    .execute()
  for (const [n, { position_no: positionNo }] of positions.entries())
    await makeAlert(db, userId, { positionNo, filterIds: [found], isUnsure: n === 1 }, now)
  return recruiter
}
