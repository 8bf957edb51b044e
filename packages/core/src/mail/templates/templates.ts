import { accountDeleted } from './account-deleted.ts'
import { administratorNamed } from './administrator-named.ts'
import { apiKeyMade } from './api-key-made.ts'
import { codeChanged } from './code-changed.ts'
import { contactNotice } from './contact-notice.ts'
import { digest } from './digest.ts'
import { extraAsked } from './extra-asked.ts'
import { extraGranted } from './extra-granted.ts'
import { extraRequested } from './extra-requested.ts'
import { instant } from './instant.ts'
import { inviteManager } from './invite-manager.ts'
import { inviteUser } from './invite-user.ts'
import { licenceBought } from './licence-bought.ts'
import type { MailTemplate } from './mail-params.ts'
import type { MailTexts } from './mail-words.ts'
import { messageAnswered } from './message-answered.ts'
import { passwordChanged } from './password-changed.ts'
import { paymentFailed } from './payment-failed.ts'
import { requestAnswered } from './request-answered.ts'
import { resetPassword } from './reset-password.ts'
import { seatRevoked } from './seat-revoked.ts'
import { secondStepReset } from './second-step-reset.ts'
import { siteOptOutAnswered } from './site-opt-out-answered.ts'
import { verifyEmail } from './verify-email.ts'
import { visitorWrote } from './visitor-wrote.ts'
import { watchGoesOn } from './watch-goes-on.ts'
import { webhookPaused } from './webhook-paused.ts'

export const templates: { readonly [Template in MailTemplate]: MailTexts<Template> } = {
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
}
