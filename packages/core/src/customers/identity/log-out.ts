import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { IdentityContext } from './identity.ts'
import type { EmptyAnswer, Visitor, WithSetCookies } from './visitor.ts'

export async function logOut(
  { auth, db }: Pick<IdentityContext, 'auth' | 'db'>,
  { headers }: Visitor,
  viewer: Viewer,
): Promise<WithSetCookies<EmptyAnswer>> {
  const ended = await auth.api.signOut({ headers, returnHeaders: true })
  await recordAct(db, 'signed_out', { actorId: viewer.userId })
  return { answer: {}, cookies: ended.headers.getSetCookie() }
}
