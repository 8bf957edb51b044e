import { inviteUser } from '@vedetta/core/customers/licences/invite-user'
import type { Db } from '@vedetta/core/platform/db/client'
import { mailedCode, makeLicence, makeUser, noLimits, viewerOf } from '@vedetta/core/testing/people'

/** The mails queued for an address, oldest first. */
export async function mailsTo(db: Db, email: string): Promise<{ template: string; params: Record<string, string> }[]> {
  const mails = await db
    .selectFrom('mail')
    .select(['template', 'params'])
    .where('recipient', '=', email)
    .orderBy('queued_at')
    .execute()
  return mails.map(({ template, params }) => ({ template, params: params as Record<string, string> }))
}

/** The token in the link of the newest mail of a kind. */
export async function mailedToken(db: Db, email: string, template: 'verifyEmail' | 'resetPassword'): Promise<string> {
  const mail = (await mailsTo(db, email)).findLast((mail) => mail.template === template)
  return new URL(mail?.params.url ?? '').searchParams.get('token') ?? ''
}

export async function actsOf(db: Db, userId: string): Promise<string[]> {
  const entries = await db
    .selectFrom('audit_entry')
    .select('act')
    .where((where) => where.or([where('actor_id', '=', userId), where('subject', '=', userId)]))
    .orderBy('entry_no')
    .execute()
  return entries.map(({ act }) => act)
}

/** The code of an invite to a seat of a new licence. */
export async function inviteCode(db: Db, email: string): Promise<string> {
  const { licenceId } = await makeLicence(db)
  const now = new Date()
  const administrator = await viewerOf(db, await makeUser(db), now)
  const context = { db, publicUrl: 'https://vedetta.example', limits: noLimits }
  await inviteUser(context, administrator, { licenceID: licenceId, email }, now)
  return mailedCode(db, email)
}
