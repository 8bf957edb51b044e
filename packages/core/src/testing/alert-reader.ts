import type { Settings } from '@vedetta/contracts/customers/settings'
import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import type { Insertable } from 'kysely'
import { insertSeat } from '../customers/licences/seat.queries.ts'
import { updateSettings } from '../customers/user-accounts/update-settings.ts'
import type { Db } from '../platform/db/client.ts'
import type { Licence, User } from '../platform/db/schema.ts'
import { insertFilter } from '../search/filters/filters.queries.ts'
import { type MadeUser, makeLicence, makeUser } from './people.ts'

type ReaderFields = {
  readonly settings?: Partial<Settings>
  readonly licence?: Partial<Insertable<Licence>>
  readonly user?: Partial<Insertable<User>>
}

/** A person on a plan with alerts, who wants to be told. */
export async function makeAlertReader(
  db: Db,
  now: Date,
  { settings = {}, licence = {}, user = {} }: ReaderFields = {},
): Promise<MadeUser> {
  const person = await makeUser(db, user)
  const { licenceNo } = await makeLicence(db, { starts_at: now, ...licence })
  await insertSeat(db, { userId: person.userId, licenceNo }, now)
  await updateSettings(db, person.userId, { notifyOnFilter: true, ...settings })
  return person
}

/** A saved filter with its bell on. */
export async function makeBell(
  db: Db,
  userId: string,
  { name = 'Saldatori', place = 0, criteria = {} as Partial<PositionCriteria> } = {},
  now: Date,
): Promise<string> {
  const contents = { name, criteria: positionCriteria.parse(criteria), count: 0 }
  const { filterId } = await insertFilter(db, userId, contents, now)
  await db.updateTable('saved_filter').set({ bell_since: now, place }).where('filter_id', '=', filterId).execute()
  return filterId
}

/** What the matcher writes when filters of a person find a position. Returns the number of the alert. */
export async function makeAlert(
  db: Db,
  userId: string,
  {
    positionNo,
    filterIds,
    opening = 1,
    isUnsure = false,
  }: { positionNo: number; filterIds: readonly string[]; opening?: number; isUnsure?: boolean },
  now: Date,
): Promise<number> {
  const found = { position_no: positionNo, opening, matched_at: now }
  if (filterIds.length > 0)
    await db
      .insertInto('filter_match')
      .values(filterIds.map((filter_id) => ({ ...found, filter_id })))
      .execute()
  const { alert_no } = await db
    .insertInto('alert')
    .values({ ...found, user_id: userId, found_at: now, is_unsure: isUnsure })
    .returning('alert_no')
    .executeTakeFirstOrThrow()
  return alert_no
}
