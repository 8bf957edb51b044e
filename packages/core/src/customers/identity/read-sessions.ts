import { isLoopback } from '../../platform/config/is-loopback.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { IdentityContext } from './identity.ts'
import { selectViewers } from './viewer.queries.ts'

/** The people of those sessions that have not ended, with their rights now. */
export async function readSessions(
  { db, clock, publicUrl }: Pick<IdentityContext, 'db' | 'clock' | 'publicUrl'>,
  sessionIds: readonly string[],
): Promise<Viewer[]> {
  const sessions = await selectViewers(db, { sessionIds, isLocal: isLoopback(publicUrl) }, clock())
  // The library writes sessions by the system clock, not by ours.
  return sessions.flatMap(({ viewer, sessionEndsAt }) => (sessionEndsAt.getTime() > Date.now() ? viewer : []))
}
