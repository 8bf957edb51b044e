import { hourMs } from '@vedetta/contracts/text/durations'
import { isLoopback } from '../../platform/config/is-loopback.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { IdentityContext } from './identity.ts'
import { hasSessionCookie, sessionTokenOf } from './session-cookie.ts'
import { touchSession } from './sessions.queries.ts'
import { selectViewer } from './viewer.queries.ts'
import type { WithSetCookies } from './visitor.ts'

type ViewerContext = Pick<IdentityContext, 'auth' | 'db' | 'clock' | 'secrets' | 'publicUrl'>

/** Reads the signed-in person from the session cookie. The cookies returned for an ended session delete it. */
export async function readViewer(
  { auth, db, clock, secrets, publicUrl }: ViewerContext,
  headers: Headers,
): Promise<WithSetCookies<Viewer | null>> {
  const cookies = headers.get('cookie') ?? ''
  if (!hasSessionCookie(cookies)) return { answer: null, cookies: [] }
  const token = sessionTokenOf(secrets, cookies)
  const found = token === null ? null : await selectViewer(db, { token, isLocal: isLoopback(publicUrl) }, clock())
  // The library writes sessions by the system clock, not by ours.
  const now = Date.now()
  if (!found || found.sessionEndsAt.getTime() <= now) {
    const ended = await auth.api.signOut({ headers, returnHeaders: true })
    return { answer: null, cookies: ended.headers.getSetCookie() }
  }
  if (found.lastSeenAt.getTime() <= now - hourMs) await touchSession(db, found.viewer.sessionId, new Date(now))
  return { answer: found.viewer, cookies: [] }
}
