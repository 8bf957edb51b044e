import type { Language } from '@vedetta/contracts/labels'
import { isAPIError } from 'better-auth/api'
import { activeSeat } from '../licences/active-seat.queries.ts'
import type { Viewer } from '../viewer.ts'
import type { Identity } from './identity.ts'
import type { WithCookies } from './visitor.ts'

/** Who is signed in. Now and then the session is prolonged, which the cookies tell the browser. */
export async function readViewer({ auth, db, clock }: Identity, headers: Headers): Promise<WithCookies<Viewer | null>> {
  if (!headers.get('cookie')?.includes(sessionCookie)) return { answer: null, cookies: [] }
  const found = await auth.api.getSession({ headers, returnHeaders: true }).catch(goneMeanwhile)
  const cookies = found.headers.getSetCookie()
  if (!found.response) return { answer: null, cookies }
  const { user, session } = found.response
  const viewer = {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    firstName: user.firstName,
    language: user.language as Language,
    emailVerified: user.emailVerified,
    isOperator: user.isOperator === true,
    seat: await activeSeat(db, user.id, clock()),
  }
  return { answer: viewer, cookies }
}

/** A session that is revoked while it is being prolonged. */
function goneMeanwhile(error: unknown) {
  if (isAPIError(error) && error.status === 'UNAUTHORIZED') return { response: null, headers: new Headers() }
  throw error
}

/** Who has none is spared the look. */
const sessionCookie = '__Host-vedetta.session_token='
