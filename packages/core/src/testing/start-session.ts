import { createHmac } from 'node:crypto'
import type { IdentityContext } from '../customers/identity/identity.ts'

/** Signs a person in without a password or a provider. Returns the cookie, as a browser sends it. */
export async function startSession(
  { auth, secrets }: Pick<IdentityContext, 'auth' | 'secrets'>,
  userId: string,
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const { token } = await internalAdapter.createSession(userId)
  const signature = createHmac('sha256', secrets[0]).update(token).digest('base64')
  return `__Host-vedetta.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
