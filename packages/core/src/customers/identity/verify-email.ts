import type { NoticeCode } from '@vedetta/contracts/calls/errors'
import { AppError } from '../../platform/app-error.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { claimPendingCode } from '../people.queries.ts'
import { redeemOrReport } from './accept-code.ts'
import { confirmAddress } from './confirm-address.ts'
import type { IdentityContext } from './identity.ts'
import { findLinkedPerson } from './verification-link.ts'
import type { Visitor } from './visitor.ts'

/**
 * Verifies the viewer's address: the link proves the mailbox, the session proves that its owner is the one who signed up.
 * Idempotent: a second call completes steps that a crash left undone.
 */
export async function verifyEmail(
  context: Pick<IdentityContext, 'db' | 'clock' | 'limits'>,
  { address }: Visitor,
  viewer: Viewer,
  token: string,
): Promise<NoticeCode | null> {
  const { db, clock, limits } = context
  await limits.consume('linksOfAddress', networkOf(address))
  const person = await findLinkedPerson(db, token, clock())
  if (person.userId !== viewer.userId) throw new AppError('link_of_another_account')
  await confirmAddress(db, person)
  const code = await claimPendingCode(db, person.userId)
  return code === null ? null : redeemOrReport(context, person, code)
}
