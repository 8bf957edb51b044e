import type { NoticeCode } from '@vedetta/contracts/calls/errors'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { findCode } from '../licences/find-code.ts'
import { redeemCode } from '../licences/redeem-code.ts'
import { type Person, setPendingCode } from '../people.queries.ts'
import { confirmAddress } from './confirm-address.ts'

type RedeemContext = Pick<Context, 'db' | 'clock'>

/** Redeems the code that comes with a sign-up or sign-in. A code that fails does not undo the sign-in: the answer carries a notice. */
export async function acceptCode(
  { db, clock }: RedeemContext,
  person: Pick<Person, 'userId' | 'email' | 'emailVerified'>,
  code: string,
): Promise<NoticeCode | null> {
  const found = await findCode(db, code, clock())
  if (!found || found.kind === 'retired') return 'licence_not_redeemed'
  // An invite's code was mailed to its address and nowhere else, so knowing it proves the address.
  const proven = found.kind === 'invite' && found.email === person.email
  if (!person.emailVerified && !proven) {
    await setPendingCode(db, person.userId, code)
    return 'redeem_after_verification'
  }
  if (!person.emailVerified) await confirmAddress(db, person)
  return redeemOrReport({ db, clock }, person, code)
}

/** Redeems a code for a person with a verified address. */
export async function redeemOrReport(
  { db, clock }: RedeemContext,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
  code: string,
): Promise<NoticeCode | null> {
  try {
    await redeemCode(db, { userId, email, emailVerified: true }, code, clock())
    return null
  } catch (error) {
    if (error instanceof AppError) return 'licence_not_redeemed'
    throw error
  }
}
