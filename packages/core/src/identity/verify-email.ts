import type { NoticeCode } from '@vedetta/contracts/errors'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { claimPendingCode, findPersonById } from '../people/people.queries.ts'
import { redeemOrReport } from './accept-code.ts'
import { confirmAddress } from './confirm-address.ts'
import { readVerificationToken } from './identity-mails.ts'

/** Idempotent: opening the link again completes steps that a crash left undone. */
export async function verifyEmail(
  context: Pick<Context, 'db' | 'clock' | 'secrets'>,
  token: string,
): Promise<NoticeCode | null> {
  const { db, secrets } = context
  const proof = await readVerificationToken(secrets, token)
  const person = proof ? await findPersonById(db, proof.userId) : undefined
  if (!person || person.email !== proof?.email) throw new AppError('token_expired')
  await confirmAddress(db, person)
  const code = await claimPendingCode(db, person.userId)
  return code === null ? null : redeemOrReport(context, person, code)
}
