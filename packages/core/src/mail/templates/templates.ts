import type { MailTemplate } from '../mail-params.ts'
import { accountDeleted } from './account-deleted.ts'
import { administratorNamed } from './administrator-named.ts'
import { extraGranted } from './extra-granted.ts'
import { extraRequested } from './extra-requested.ts'
import { inviteManager } from './invite-manager.ts'
import { inviteUser } from './invite-user.ts'
import type { MailTexts } from './mail-words.ts'
import { passwordChanged } from './password-changed.ts'
import { resetPassword } from './reset-password.ts'
import { seatRevoked } from './seat-revoked.ts'
import { verifyEmail } from './verify-email.ts'

export const templates: { readonly [Template in MailTemplate]: MailTexts<Template> } = {
  verifyEmail,
  resetPassword,
  passwordChanged,
  inviteUser,
  inviteManager,
  administratorNamed,
  seatRevoked,
  extraRequested,
  extraGranted,
  accountDeleted,
}
