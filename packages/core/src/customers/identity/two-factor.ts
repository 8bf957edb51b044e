import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { toAppError } from './auth-errors.ts'
import { checkOwner } from './check-owner.ts'
import type { IdentityContext } from './identity.ts'
import type { EmptyAnswer, Visitor, WithSetCookies } from './visitor.ts'

/** Starts the set-up; the second factor is required from the first confirmed code on. */
export async function enableTwoFactor(
  context: IdentityContext,
  { headers }: Visitor,
  viewer: Viewer,
  password: string | undefined,
): Promise<{ uri: string; backupCodes: string[] }> {
  await checkOwner(context, viewer, password)
  const enabled = await toAppError(
    context.auth.api.enableTwoFactor({ body: { ...(password && { password }), method: 'totp' }, headers }),
  )
  if (enabled.method !== 'totp') throw new Error('another method was enabled')
  return { uri: enabled.totpURI, backupCodes: enabled.backupCodes }
}

export async function disableTwoFactor(
  context: IdentityContext,
  { headers }: Visitor,
  viewer: Viewer,
  password: string | undefined,
): Promise<WithSetCookies<EmptyAnswer>> {
  await checkOwner(context, viewer, password)
  const call = { body: { ...(password && { password }) }, headers, returnHeaders: true } as const
  const disabled = await toAppError(context.auth.api.disableTwoFactor(call))
  await recordAct(context.db, 'two_factor_disabled', { actorId: viewer.userId })
  return { answer: {}, cookies: disabled.headers.getSetCookie() }
}
