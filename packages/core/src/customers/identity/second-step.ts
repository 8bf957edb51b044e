import type { verifyTotp as verifyTotpCall } from '@vedetta/contracts/customers/auth'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { isWithinLimit } from '../../platform/limits/limits.ts'
import { shortenAddress } from '../../platform/network/shorten-address.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findPersonById, hasTwoFactor } from '../people.queries.ts'
import { toAppError } from './auth-errors.ts'
import type { IdentityContext } from './identity.ts'
import { readSecondFactor, refuseUsedCode } from './second-factor.ts'
import { secondStepPerson } from './second-step-person.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'
import { welcome } from './welcome.ts'

type Input = z.output<typeof verifyTotpCall.input>
type Answer = z.input<typeof verifyTotpCall.output>
type Kind = 'app' | 'backup'

const refusedCodes = new Set<string>(['wrong_second_factor', 'used_second_factor'])

/** Completes a sign-in after the password; for a signed-in person, confirms that the authenticator app is set up. */
export async function takeSecondStep(
  context: IdentityContext,
  visitor: Visitor,
  viewer: Viewer | null,
  kind: Kind,
  { code, redeem }: Input,
): Promise<WithSetCookies<Answer>> {
  const { db } = context
  // The library counts the wrong codes of a sign-in, not those of a signed-in person.
  if (viewer) await context.limits.consume('guessesOfPerson', viewer.userId)
  const isSetUp = viewer ? await hasTwoFactor(db, viewer.userId) : true
  const { response, headers } = await verifyCode(context, visitor, viewer, kind, code)
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

/** A wrong or used code is recorded. Those of a locked account are not: they are refused unread, and a loop would fill the audit. */
async function verifyCode(context: IdentityContext, visitor: Visitor, viewer: Viewer | null, kind: Kind, code: string) {
  const { auth, db, secrets } = context
  const personId = viewer?.userId ?? (await secondStepPerson(context, visitor))
  const call = { body: { code }, headers: visitor.headers, returnHeaders: true } as const
  try {
    const key = personId && (await readSecondFactor(db, secrets, personId))
    if (personId && key && kind === 'app') await refuseUsedCode(db, personId, key, code)
    return await toAppError(kind === 'app' ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call))
  } catch (error) {
    if (personId && error instanceof AppError && refusedCodes.has(error.code))
      await recordRefusedCode(context, visitor, { actorId: viewer?.userId ?? null, personId, kind })
    throw error
  }
}

/** Used codes are refused before they count as wrong, so the entries have a limit of their own. */
async function recordRefusedCode(
  { db, limits }: Pick<IdentityContext, 'db' | 'limits'>,
  { address }: Visitor,
  { actorId, personId, kind }: { actorId: string | null; personId: string; kind: Kind },
): Promise<void> {
  if (!(await isWithinLimit(limits, 'refusedCodesOfPerson', personId))) return
  const details = { kind, network: shortenAddress(address) }
  await recordAct(db, 'second_step_refused', { actorId, subject: personId, details })
}
