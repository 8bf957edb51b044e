import type { Db } from '../db/client.ts'
import { setAdministrator } from './licence.queries.ts'

/** Once a person's address is verified, the licences that name it as their administrator's are theirs to administer. */
export async function bindAdministrator(db: Db, userId: string, email: string): Promise<void> {
  await setAdministrator(db, email, userId)
}
