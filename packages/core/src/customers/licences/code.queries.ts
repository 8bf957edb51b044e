import type { Db } from '../../platform/db/client.ts'
import { hashCode, plainCode } from './code.ts'

export type InviteKind = 'user' | 'manager'

/** The invite, or else the licence, of a code, in any state. `retired` is a code that the licence had before. */
export async function selectByCode(db: Db, code: string) {
  return (await selectInvite(db, code)) ?? (await selectLicence(db, code)) ?? (await selectRetired(db, code))
}

async function selectInvite(db: Db, code: string) {
  const row = await db
    .selectFrom('invite')
    .innerJoin('licence', 'licence.licence_no', 'invite.licence_no')
    .selectAll('invite')
    .select(['licence.deleted_at', 'licence.expires_at as licence_expires_at'])
    .where('invite.code_hash', '=', hashCode(code))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    licenceNo: row.licence_no,
    licence: { deleted_at: row.deleted_at, expires_at: row.licence_expires_at },
    invite: { ...row, kind: row.kind as InviteKind },
    retired: false,
  }
}

async function selectLicence(db: Db, code: string) {
  const licence = await db
    .selectFrom('licence')
    .select(['licence_no', 'deleted_at', 'expires_at'])
    .where('code', '=', plainCode(code))
    .executeTakeFirst()
  return licence && { licenceNo: licence.licence_no, licence, invite: null, retired: false }
}

async function selectRetired(db: Db, code: string) {
  const licence = await db
    .selectFrom('retired_code')
    .innerJoin('licence', 'licence.licence_no', 'retired_code.licence_no')
    .select(['licence.licence_no', 'deleted_at', 'expires_at'])
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst()
  return licence && { licenceNo: licence.licence_no, licence, invite: null, retired: true }
}

/** Gives a licence another code, and remembers the one it had. */
export async function changeCode(
  db: Db,
  { licenceNo, from, to }: { licenceNo: number; from: string; to: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('retired_code')
    .values({ code_hash: hashCode(from), licence_no: licenceNo, retired_at: now })
    .execute()
  await db.updateTable('licence').set({ code: to, code_changed_at: now }).where('licence_no', '=', licenceNo).execute()
}
