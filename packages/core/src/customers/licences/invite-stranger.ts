import type { ErrorCode } from '@vedetta/contracts/calls/errors'
import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { InviteKind } from './code.queries.ts'
import type { LockedLicence } from './licence.queries.ts'
import { limitInvites } from './limit-invites.ts'
import { lockLiveLicence } from './lock-own-licence.ts'
import { type Relation, relationToLicence } from './relation-to-licence.ts'
import { sendInvite } from './send-invite.ts'

export type InviteContext = Pick<Context, 'db' | 'publicUrl' | 'limits'>

export type Invited = { readonly licenceID: string; readonly email: string }

type Rules = {
  readonly kind: InviteKind
  /** Of people whom the licence knows already. */
  readonly refusals: { readonly [Known in Exclude<Relation, 'stranger'>]: ErrorCode }
  readonly refuseFull?: (tx: Transaction<DB>, licence: LockedLicence) => Promise<void>
}

/** Mails an invite to an address whose person has no relation to the licence yet. */
export async function inviteStranger(
  { db, publicUrl, limits }: InviteContext,
  viewer: Viewer,
  { licenceID, email }: Invited,
  { kind, refusals, refuseFull }: Rules,
  now: Date,
): Promise<void> {
  await limitInvites(limits, { licenceID, email })
  await db.transaction().execute(async (tx) => {
    const licence = await lockLiveLicence(tx, licenceID, now)
    const relation = await relationToLicence(tx, licence, email, now)
    if (relation !== 'stranger') throw new AppError(refusals[relation])
    await refuseFull?.(tx, licence)
    await sendInvite(tx, publicUrl, licence, { kind, email, invitedBy: viewer }, now)
  })
}
