import type { verifyTotp as verifyTotpCall } from '@vedetta/contracts/auth'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { recordAct } from '../audit/record-act.queries.ts'
import { findPersonById, hasTwoFactor } from '../people/people.queries.ts'
import type { Viewer } from '../viewer.ts'
import { toAppError } from './auth-errors.ts'
import type { IdentityContext } from './identity.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'
import { welcome } from './welcome.ts'

type Input = z.output<typeof verifyTotpCall.input>
type Answer = z.input<typeof verifyTotpCall.output>
type Kind = 'app' | 'backup'

/** Completes a sign-in after the password; for a signed-in person, confirms that the authenticator app is set up. */
export async function takeSecondStep(
  context: IdentityContext,
  visitor: Visitor,
  viewer: Viewer | null,
  kind: Kind,
  { code, redeem }: Input,
): Promise<WithSetCookies<Answer>> {
  const { auth, db } = context
  const isSetUp = viewer ? await hasTwoFactor(db, viewer.userId) : true
  const call = { body: { code }, headers: visitor.headers, returnHeaders: true } as const
  const { response, headers } = await toAppError(
    kind === 'app' ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
  )
  const cookies = headers.getSetCookie()
  if (viewer) {
    if (!isSetUp) await recordAct(db, 'two_factor_enabled', { actorId: viewer.userId })
    return { answer: { notice: null }, cookies }
  }
  const person = await findPersonById(db, response.user.id)
  if (!person) throw new AppError('sign_in_required')
  const welcomed = await welcome(context, visitor, person, redeem)
  return { answer: welcomed.answer, cookies: [...cookies, ...welcomed.cookies] }
}
