import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { changeCode } from './code.queries.ts'
import { newCode } from './code.ts'
import { codeChanged } from './code-changed.mail.ts'
import { type LockedLicence, selectManagers } from './licence.queries.ts'

/** Replaces the code of a licence that somebody who knew it was removed from, and tells the others who hand it out. */
export async function replaceCode(
  tx: Transaction<DB>,
  viewer: Viewer,
  { licence_no: licenceNo, code, customer, administrator_email }: LockedLicence,
  now: Date,
): Promise<void> {
  await changeCode(tx, { licenceNo, from: code, to: newCode() }, now)
  const managers = await selectManagers(tx, licenceNo)
  for (const email of [administrator_email, ...managers.map((manager) => manager.email)]) {
    if (email === viewer.email) continue
    const person = await findPersonByEmail(tx, email)
    await queueMail(tx, codeChanged, { to: email, language: person?.language ?? 'it', params: { customer } })
  }
}
