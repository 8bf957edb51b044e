import type { Db } from '../../platform/db/client.ts'
import { setAdministrator } from './licence.queries.ts'

/** Makes a person with a verified address the administrator of the licences that name it. */
export async function bindAdministrator(db: Db, userId: string, email: string): Promise<void> {
  await setAdministrator(db, email, userId)
}
