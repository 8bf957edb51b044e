import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.ts'
import { type LockedLicence, lockLicence } from './licence.queries.ts'

/** Locks a licence after the viewer's role was checked; it may have been deleted in between. */
export async function lockOwnLicence(tx: Transaction<DB>, licenceId: string): Promise<LockedLicence> {
  const licence = await lockLicence(tx, { licenceId })
  if (licence.deleted_at) throw new AppError('forbidden')
  return licence
}

/** Locks a licence that people can still be added to. */
export async function lockLiveLicence(tx: Transaction<DB>, licenceId: string, now: Date): Promise<LockedLicence> {
  const licence = await lockOwnLicence(tx, licenceId)
  if (licence.expires_at <= now) throw new AppError('licence_expired')
  return licence
}
