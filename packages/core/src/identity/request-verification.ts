import type { Viewer } from '../viewer.ts'
import type { Identity } from './identity.ts'
import { queueVerificationMail } from './identity-mails.ts'

export async function requestVerification(identity: Identity, viewer: Viewer): Promise<void> {
  if (viewer.emailVerified) return
  await identity.limits.consume('mailsToPerson', viewer.email)
  await queueVerificationMail(identity, viewer)
}
