import type { Limits } from '../../platform/limits/limits.ts'

/** Keeps a licence from flooding strangers, or one address, with mails. */
export async function limitInvites(
  limits: Limits,
  { licenceID, email }: { licenceID: string; email: string },
): Promise<void> {
  await limits.consume('invitesOfLicence', licenceID)
  await limits.consume('invitesToAddress', email)
}
