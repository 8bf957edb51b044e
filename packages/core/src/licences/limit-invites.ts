import type { Db } from '../db/client.ts'
import type { Limits } from '../limits.ts'

export type InviteDeps = { readonly db: Db; readonly publicUrl: string; readonly limits: Limits }

/** Nobody floods strangers, or one of them, with mail of ours. */
export async function limitInvites(
  limits: Limits,
  { licenceID, email }: { licenceID: string; email: string },
): Promise<void> {
  await limits.consume('invitesOfLicence', licenceID)
  await limits.consume('invitesToAddress', email)
}
