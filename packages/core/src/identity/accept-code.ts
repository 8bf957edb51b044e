import type { NoticeCode } from '@vedetta/contracts/errors'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { findCode } from '../licences/find-code.ts'
import { redeemCode } from '../licences/redeem-code.ts'
import { type Person, setPendingCode } from '../people/people.queries.ts'
import { confirmAddress } from './confirm-address.ts'

type RedeemContext = Pick<Context, 'db' | 'clock'>

/** A code that comes with a sign-up or sign-in. It can't undo that one: what did not work is told beside it. */
export async function acceptCode(
  { db, clock }: RedeemContext,
  person: Pick<Person, 'userId' | 'email' | 'emailVerified'>,
  code: string,
): Promise<NoticeCode | null> {
  const found = await findCode(db, code, clock())
  if (!found) return 'licence_not_redeemed'
  // The code of an invite was sent to its address and nowhere else: who has it reads that mail.
  const proven = found.kind === 'invite' && found.email === person.email
  if (!person.emailVerified && !proven) {
    await setPendingCode(db, person.userId, code)
    return 'redeem_after_verification'
  }
  if (!person.emailVerified) await confirmAddress(db, person)
  return redeemOrReport({ db, clock }, person, code)
}

/** For someone whose address is verified. */
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
