import { routes } from '@vedetta/contracts/calls/routes'
import { accountLink } from '@vedetta/contracts/customers/account-links'
import { inviteValidDays } from '@vedetta/contracts/facts/plans'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Transaction } from 'kysely'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { findPersonByEmail } from '../people.queries.ts'
import type { InviteKind } from './code.queries.ts'
import { hashCode, newCode } from './code.ts'
import { insertInvite } from './invite.queries.ts'
import { inviteManager } from './invite-manager.mail.ts'
import { inviteUser } from './invite-user.mail.ts'
import type { LockedLicence } from './licence.queries.ts'

const templates = { user: inviteUser, manager: inviteManager }
const acts = { user: 'user_invited', manager: 'manager_invited' } as const

type Invitation = {
  readonly kind: InviteKind
  readonly email: string
  readonly invitedBy: { readonly userId: string | null; readonly language: Language }
}

/** Mails an invite. The code is in the mail only, so knowing it proves access to the mailbox. */
export async function sendInvite(
  tx: Transaction<DB>,
  publicUrl: string,
  licence: LockedLicence,
  { kind, email, invitedBy }: Invitation,
  now: Date,
): Promise<void> {
  const code = newCode()
  const expiresAt = new Date(now.getTime() + inviteValidDays * dayMs)
  const invite = { licenceNo: licence.licence_no, kind, email, codeHash: hashCode(code), expiresAt }
  const inviteId = await insertInvite(tx, invite, now)
  const person = await findPersonByEmail(tx, email)
  const url = accountLink(publicUrl, person ? routes.redeem : routes.signUp, { email, code })
  await queueMail(tx, templates[kind], {
    to: email,
    language: person?.language ?? invitedBy.language,
    params: { customer: licence.customer, tier: licence.tier, url, expiresAt: expiresAt.toISOString() },
  })
  await recordAct(tx, acts[kind], {
    actorId: invitedBy.userId,
    subject: licence.licence_id,
    details: { inviteID: inviteId },
  })
}
