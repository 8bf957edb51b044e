import type { MailName } from '@vedetta/contracts/operator/mail-names'
import type { z } from 'zod'
import { contactNotice } from '../../companies/contacts/contact-notice.mail.ts'
import { apiKeyMade } from '../../customers/api-keys/api-key-made.mail.ts'
import { licenceBought } from '../../customers/billing/licence-bought.mail.ts'
import { paymentFailed } from '../../customers/billing/payment-failed.mail.ts'
import { passwordChanged } from '../../customers/identity/password-changed.mail.ts'
import { resetPassword } from '../../customers/identity/reset-password.mail.ts'
import { secondStepReset } from '../../customers/identity/second-step-reset.mail.ts'
import { verifyEmail } from '../../customers/identity/verify-email.mail.ts'
import { administratorNamed } from '../../customers/licences/administrator-named.mail.ts'
import { codeChanged } from '../../customers/licences/code-changed.mail.ts'
import { extraAsked } from '../../customers/licences/extra-asked.mail.ts'
import { extraGranted } from '../../customers/licences/extra-granted.mail.ts'
import { extraRequested } from '../../customers/licences/extra-requested.mail.ts'
import { inviteManager } from '../../customers/licences/invite-manager.mail.ts'
import { inviteUser } from '../../customers/licences/invite-user.mail.ts'
import { seatRevoked } from '../../customers/licences/seat-revoked.mail.ts'
import { accountDeleted } from '../../customers/user-accounts/account-deleted.mail.ts'
import { digest } from '../../notify/digests/digest.mail.ts'
import { instant } from '../../notify/digests/instant.mail.ts'
import { watchGoesOn } from '../../notify/digests/watch-goes-on.mail.ts'
import { contactsChanged } from '../../outward/receivers/contacts-changed.mail.ts'
import { webhookPaused } from '../../outward/webhooks/webhook-paused.mail.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { messageAnswered } from '../requests/message-answered.mail.ts'
import { requestAnswered } from '../requests/request-answered.mail.ts'
import { siteOptOutAnswered } from '../requests/site-opt-out-answered.mail.ts'
import { visitorWrote } from '../requests/visitor-wrote.mail.ts'

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
  contactsChanged,
  digest,
  instant,
  watchGoesOn,
  webhookPaused,
} satisfies { readonly [Name in MailName]: MailTemplate<unknown, Name> }

export type MailParams = { [Name in MailName]: z.infer<(typeof mailTemplates)[Name]['params']> }
