import { createHmac, randomBytes } from 'node:crypto'
import { applySetCookies } from 'better-auth/cookies'
import { hasTwoFactor } from '../people.queries.ts'
import { secondStepSeconds } from './auth.ts'
import type { IdentityContext } from './identity.ts'
import { readViewer } from './read-viewer.ts'
import { isSessionCookie } from './session-cookie.ts'
import { deleteSession } from './sessions.queries.ts'

/**
 * The library asks for the second step after a password only. After a provider's sign-in this ends the session that the library has
 * started, and answers with the cookies of a sign-in that waits for the code. Null for a person without a second factor.
 */
export async function holdForSecondStep(context: IdentityContext, cookies: string[]): Promise<string[] | null> {
  const headers = new Headers()
  applySetCookies(headers, cookies)
  const { answer: viewer } = await readViewer(context, headers)
  if (!viewer || !(await hasTwoFactor(context.db, viewer.userId))) return null
  await deleteSession(context.db, viewer.userId, viewer.sessionId)
  const challenge = await startChallenge(context, viewer.userId)
  return [...cookies.filter((cookie) => !isSessionCookie(cookie)), challenge]
}

/** As the library's two-factor plugin does after a password. */
async function startChallenge({ auth, secrets }: IdentityContext, userId: string): Promise<string> {
  const { createAuthCookie, internalAdapter } = await auth.$context
  const identifier = `2fa-${randomBytes(20).toString('base64url')}`
  const expiresAt = new Date(Date.now() + secondStepSeconds * 1000)
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt })
  await internalAdapter.createVerificationValue({ identifier: `2fa-attempts-${identifier}`, value: '0', expiresAt })
  const signature = createHmac('sha256', secrets[0]).update(identifier).digest('base64')
  const value = encodeURIComponent(`${identifier}.${signature}`)
  const { name } = createAuthCookie('two_factor')
  return `${name}=${value}; Max-Age=${secondStepSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`
}
