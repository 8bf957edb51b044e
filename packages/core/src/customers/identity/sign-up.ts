import type { signUp as signUpCall } from '@vedetta/contracts/customers/auth'
import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import { shortenAddress } from '../../platform/network/shorten-address.ts'
import { findCode } from '../licences/find-code.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { acceptCode } from './accept-code.ts'
import { toAppError } from './auth-errors.ts'
import { acceptCaptcha } from './captcha.ts'
import { refuseCommonPassword } from './common-password.ts'
import { deviceCookie } from './device-cookie.ts'
import type { IdentityContext } from './identity.ts'
import { queueVerificationMail } from './identity-mails.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'

type Input = z.output<typeof signUpCall.input>
type Answer = z.input<typeof signUpCall.output>

export async function signUp(
  context: IdentityContext,
  visitor: Visitor,
  input: Input,
): Promise<WithSetCookies<Answer>> {
  const { db, limits, clock, secrets } = context
  const { email, code } = input
  await limits.consume('signUpsOfAddress', networkOf(visitor.address))
  await acceptCaptcha(db, secrets, input.captcha, clock())
  refuseCommonPassword(input.password, input)
  const found = code === undefined ? undefined : await findCode(db, code, clock())
  if (found?.kind === 'retired') throw new AppError('code_replaced')
  if (found === null || (found?.kind === 'invite' && found.email !== email))
    throw new AppError('invalid_invitation_code')

  const { userId, cookies } = await createAccount(context, visitor, input)
  await recordAct(db, 'signed_up', {
    actorId: userId,
    details: { network: shortenAddress(visitor.address), terms: legalVersion.number },
  })
  if (found?.kind !== 'invite') await queueVerificationMail(context, { ...input, userId })
  const notice = code === undefined ? null : await acceptCode(context, { userId, email, emailVerified: false }, code)
  return { answer: { notice }, cookies: [...cookies, deviceCookie(secrets, visitor, email)] }
}

async function createAccount(
  { auth, db, clock, signUps }: Pick<IdentityContext, 'auth' | 'db' | 'clock' | 'signUps'>,
  { headers }: Visitor,
  input: Input,
) {
  const { firstName, lastName, language, email, password } = input
  const body = {
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    language,
    email,
    password,
    termsAcceptedAt: clock(),
    termsVersion: legalVersion.number,
  }
  try {
    const made = await signUps(() => toAppError(auth.api.signUpEmail({ body, headers, returnHeaders: true })))
    return { userId: made.response.user.id, cookies: made.headers.getSetCookie() }
  } catch (error) {
    // Of two concurrent sign-ups with one address, the library gives the second no reason.
    if (!(error instanceof AppError) && (await findPersonByEmail(db, email))) throw new AppError('email_in_use')
    throw error
  }
}
