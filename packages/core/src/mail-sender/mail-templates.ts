import type { MailName } from '@vedetta/contracts/operator/mail-names'
import type { z } from 'zod'
import { accountDeleted } from '../accounts/account-deleted.mail.ts'
import { apiKeyMade } from '../api-keys/api-key-made.mail.ts'
import { licenceBought } from '../billing/licence-bought.mail.ts'
import { paymentFailed } from '../billing/payment-failed.mail.ts'
import { contactNotice } from '../contacts/contact-notice.mail.ts'
import { digest } from '../digests/digest.mail.ts'
import { instant } from '../digests/instant.mail.ts'
import { watchGoesOn } from '../digests/watch-goes-on.mail.ts'
import { passwordChanged } from '../identity/password-changed.mail.ts'
import { resetPassword } from '../identity/reset-password.mail.ts'
import { secondStepReset } from '../identity/second-step-reset.mail.ts'
import { verifyEmail } from '../identity/verify-email.mail.ts'
import { administratorNamed } from '../licences/administrator-named.mail.ts'
import { codeChanged } from '../licences/code-changed.mail.ts'
import { extraAsked } from '../licences/extra-asked.mail.ts'
import { extraGranted } from '../licences/extra-granted.mail.ts'
import { extraRequested } from '../licences/extra-requested.mail.ts'
import { inviteManager } from '../licences/invite-manager.mail.ts'
import { inviteUser } from '../licences/invite-user.mail.ts'
import { seatRevoked } from '../licences/seat-revoked.mail.ts'
import type { MailTemplate } from '../mail/mail-template.ts'
import { messageAnswered } from '../requests/message-answered.mail.ts'
import { requestAnswered } from '../requests/request-answered.mail.ts'
import { siteOptOutAnswered } from '../requests/site-opt-out-answered.mail.ts'
import { visitorWrote } from '../requests/visitor-wrote.mail.ts'
import { webhookPaused } from '../webhooks/webhook-paused.mail.ts'

/** Every kind of mail that the sender may find queued. */
export const mailTemplates = {
  verifyEmail,
  resetPassword,
  passwordChanged,
  secondStepReset,
  apiKeyMade,
  inviteUser,
  inviteManager,
  administratorNamed,
  licenceBought,
  paymentFailed,
  seatRevoked,
  codeChanged,
  extraAsked,
  extraRequested,
  extraGranted,
  requestAnswered,
  visitorWrote,
  messageAnswered,
  siteOptOutAnswered,
  accountDeleted,
  contactNotice,
  digest,
  instant,
  watchGoesOn,
  webhookPaused,
} satisfies { readonly [Name in MailName]: MailTemplate<unknown, Name> }

export type MailParams = { [Name in MailName]: z.infer<(typeof mailTemplates)[Name]['params']> }
