import { isAPIError } from 'better-auth/api'
import type { Viewer } from '../viewer.ts'
import { sessionAge } from './auth.ts'
import type { IdentityContext } from './identity.ts'
import { hasSessionCookie, sessionTokenOf } from './session-cookie.ts'
import { selectViewer } from './viewer.queries.ts'
import type { WithSetCookies } from './visitor.ts'

/** Who is signed in. Now and then the session is prolonged, which the cookies tell the browser. */
export async function readViewer(
  { auth, db, clock, secret }: Pick<IdentityContext, 'auth' | 'db' | 'clock' | 'secret'>,
  headers: Headers,
): Promise<WithSetCookies<Viewer | null>> {
  const cookies = headers.get('cookie') ?? ''
  if (!hasSessionCookie(cookies)) return { answer: null, cookies: [] }
  const token = sessionTokenOf(secret, cookies)
  const found = token === null ? null : await selectViewer(db, token, clock())
  const leftMs = found ? found.sessionEndsAt.getTime() - Date.now() : 0
  if (found && leftMs > unprolongedMs) return { answer: found.viewer, cookies: [] }
  const prolonged = await auth.api.getSession({ headers, returnHeaders: true }).catch(goneMeanwhile)
  return { answer: prolonged.response && (found?.viewer ?? null), cookies: prolonged.headers.getSetCookie() }
}

/** With less left, the library prolongs a session or ends it, by the machine's own time. */
const unprolongedMs = (sessionAge.expiresIn - sessionAge.updateAge) * 1000

/** A session that is revoked while it is being prolonged. */
function goneMeanwhile(error: unknown) {
  if (isAPIError(error) && error.status === 'UNAUTHORIZED') return { response: null, headers: new Headers() }
  throw error
}
