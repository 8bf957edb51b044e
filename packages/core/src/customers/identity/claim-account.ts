import type { claimAccount as claimAccountCall } from '@vedetta/contracts/customers/auth'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import { replaceSignUp } from './claim-account.queries.ts'
import { refuseCommonPassword } from './common-password.ts'
import { confirmAddress } from './confirm-address.ts'
import { deviceCookie } from './device-cookie.ts'
import type { IdentityContext } from './identity.ts'
import { findLinkedPerson } from './verification-link.ts'
import type { EmptyAnswer, Visitor, WithSetCookies } from './visitor.ts'

/**
 * Gives an unverified account to the owner of its address, who holds the mailed link and not the password: whatever the
 * person who signed up has chosen or begun is replaced, and the address is verified. Refused once it is verified, when the
 * link would open an account that somebody else may have protected by a second factor.
 */
export async function claimAccount(
  { db, clock, limits, passwords, secrets }: IdentityContext,
  visitor: Visitor,
  { token, password, firstName, lastName, language }: z.output<typeof claimAccountCall.input>,
): Promise<WithSetCookies<EmptyAnswer>> {
  await limits.consume('linksOfAddress', networkOf(visitor.address))
  const now = clock()
  const { userId, email, emailVerified } = await findLinkedPerson(db, token, now)
  if (emailVerified) throw new AppError('already_verified')
  refuseCommonPassword(password, { email, firstName, lastName })
  const passwordHash = await passwords.hash(password)
  await db.transaction().execute(async (tx) => {
    if (!(await replaceSignUp(tx, userId, { firstName, lastName, language, passwordHash }, now)))
      throw new AppError('already_verified')
    await recordAct(tx, 'account_claimed', { actorId: userId })
    await confirmAddress(tx, { userId, email })
  })
  return { answer: {}, cookies: [deviceCookie(secrets, visitor, email)] }
}
