import { isAPIError } from 'better-auth/api'
import type { Viewer } from '../viewer.ts'
import { sessionAge } from './auth.ts'
import type { IdentityContext } from './identity.ts'
import { hasSessionCookie, sessionTokenOf } from './session-cookie.ts'
import { selectViewer } from './viewer.queries.ts'
import type { WithSetCookies } from './visitor.ts'

/** Reads the signed-in person from the session cookie. The returned cookies are those of a session that was extended or ended. */
export async function readViewer(
  { auth, db, clock, secrets }: Pick<IdentityContext, 'auth' | 'db' | 'clock' | 'secrets'>,
  headers: Headers,
): Promise<WithSetCookies<Viewer | null>> {
  const cookies = headers.get('cookie') ?? ''
  if (!hasSessionCookie(cookies)) return { answer: null, cookies: [] }
  const token = sessionTokenOf(secrets, cookies)
  const found = token === null ? null : await selectViewer(db, token, clock())
  const leftMs = found ? found.sessionEndsAt.getTime() - Date.now() : 0
  if (found && leftMs > unprolongedMs) return { answer: found.viewer, cookies: [] }
  const prolonged = await auth.api.getSession({ headers, returnHeaders: true }).catch(ignoreRevoked)
  return { answer: prolonged.response && (found?.viewer ?? null), cookies: prolonged.headers.getSetCookie() }
}

/** With less time left, the library extends or ends the session; it goes by the system clock, not by ours. */
const unprolongedMs = (sessionAge.expiresIn - sessionAge.updateAge) * 1000

/** A session may be revoked while it is being extended. */
function ignoreRevoked(error: unknown) {
  if (isAPIError(error) && error.status === 'UNAUTHORIZED') return { response: null, headers: new Headers() }
  throw error
}
