import type { Context } from '../context.ts'
import type { Limits } from '../limits.ts'

export type InviteContext = Pick<Context, 'db' | 'publicUrl' | 'limits'>

/** Nobody floods strangers, or one of them, with mail of ours. */
export async function limitInvites(
  limits: Limits,
  { licenceID, email }: { licenceID: string; email: string },
): Promise<void> {
  await limits.consume('invitesOfLicence', licenceID)
  await limits.consume('invitesToAddress', email)
}
