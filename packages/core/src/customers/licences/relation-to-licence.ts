import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { selectOpenInvites } from './invite.queries.ts'
import { isManager, type LockedLicence } from './licence.queries.ts'
import { holdsSeat } from './seat.queries.ts'

export type Relation = 'runs_it' | 'has_seat' | 'invited' | 'stranger'

/** The existing relation of an address's person to a licence. */
export async function relationToLicence(
  tx: Transaction<DB>,
  licence: LockedLicence,
  email: string,
  now: Date,
): Promise<Relation> {
  if (email === licence.administrator_email) return 'runs_it'
  const person = await findPersonByEmail(tx, email)
  if (person && (await isManager(tx, licence.licence_no, person.userId))) return 'runs_it'
  if (person && (await holdsSeat(tx, licence.licence_no, person.userId))) return 'has_seat'
  const waiting = await selectOpenInvites(tx, licence.licence_no, now)
  return waiting.some((invite) => invite.email === email) ? 'invited' : 'stranger'
}
