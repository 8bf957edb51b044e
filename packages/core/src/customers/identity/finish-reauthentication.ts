import { routes } from '@vedetta/contracts/calls/routes'
import { type DeletionReturn, deletionParam } from '@vedetta/contracts/customers/profile'
import type { Provider } from '@vedetta/contracts/facts/providers'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { shortenAddress } from '../../platform/network/shorten-address.ts'
import type { IdentityContext } from './identity.ts'
import { readViewer } from './read-viewer.ts'
import { reauthenticationCookie } from './reauthentication-cookie.ts'
import { isSessionCookie } from './session-cookie.ts'
import { deleteSession } from './sessions.queries.ts'
import { viewerOfCookies } from './viewer-of-cookies.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'

/**
 * The person proved again who they are, in a session that the library has started: it takes the place of the one they left with, and of
 * that one's second step. Where that one has ended meanwhile, the new one ends too.
 */
export async function finishReauthentication(
  context: IdentityContext,
  visitor: Visitor,
  provider: Provider,
  { cookies, error }: { cookies: string[]; error: string | null },
): Promise<WithSetCookies<string>> {
  if (error !== null) return { answer: profileAfter('refused'), cookies }
  const { db, secrets, clock } = context
  const viewer = await viewerOfCookies(context, cookies)
  const { answer: before } = await readViewer(context, visitor.headers)
  if (before?.userId !== viewer.userId) {
    await deleteSession(db, viewer.userId, viewer.sessionId)
    return { answer: profileAfter('refused'), cookies: cookies.filter((cookie) => !isSessionCookie(cookie)) }
  }
  await deleteSession(db, viewer.userId, before.sessionId)
  const network = shortenAddress(visitor.address)
  await recordAct(db, 'reauthenticated', { actorId: viewer.userId, details: { provider, network } })
  return {
    answer: profileAfter('confirmed'),
    cookies: [...cookies, reauthenticationCookie(secrets, viewer, clock())],
  }
}

const profileAfter = (outcome: DeletionReturn) => `${routes.profile}?${deletionParam}=${outcome}`
