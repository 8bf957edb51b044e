import type { findPeople as findPeopleCall, OperatorPerson } from '@vedetta/contracts/operator/people'
import { z } from 'zod'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { pageOf, readCursor, rowsToSelect } from './cursor.ts'
import { type PersonRow, selectPeople } from './people.queries.ts'

const addressCursor = z.tuple([z.string().max(254)])

export async function findPeople(
  db: Db,
  { userId }: Viewer,
  { query, cursor }: z.output<typeof findPeopleCall.input>,
  now: Date,
): Promise<z.input<typeof findPeopleCall.output>> {
  const [after] = readCursor(cursor, addressCursor) ?? ['']
  const { rows, next } = pageOf(await selectPeople(db, { query, after, limit: rowsToSelect }, now), ({ email }) => [
    email,
  ])
  // Not the query, which may be an address.
  const details = { people: rows.length, userIDs: rows.map(({ userID }) => userID).join(' ') }
  await recordAct(db, 'people_listed', { actorId: userId, details })
  return { people: rows.map(personRow), next }
}

export function personRow(row: PersonRow): OperatorPerson {
  const { licenceID, customer, tier, createdAt, lastSignIn, seatSince: _, language: __, ...person } = row
  return {
    ...person,
    createdAt: createdAt.toISOString(),
    lastSignIn: lastSignIn?.toISOString() ?? null,
    licence: licenceID !== null && customer !== null && tier !== null ? { licenceID, customer, tier } : null,
  }
}
