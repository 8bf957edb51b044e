import type { Context } from '../../platform/context.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { queueVerificationMail } from './identity-mails.ts'

type VerificationContext = Pick<Context, 'db' | 'limits' | 'publicUrl' | 'clock'>

export async function requestVerification(context: VerificationContext, viewer: Viewer): Promise<void> {
  if (viewer.emailVerified) return
  await context.limits.consume('mailsToPerson', viewer.email)
  await queueVerificationMail(context, viewer)
}
