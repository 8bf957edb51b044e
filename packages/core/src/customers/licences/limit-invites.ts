import type { Context } from '../../platform/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'

export type InviteContext = Pick<Context, 'db' | 'publicUrl' | 'limits'>

/** Keeps a licence from flooding strangers, or one address, with mails. */
export async function limitInvites(
  limits: Limits,
  { licenceID, email }: { licenceID: string; email: string },
): Promise<void> {
  await limits.consume('invitesOfLicence', licenceID)
  await limits.consume('invitesToAddress', email)
}
