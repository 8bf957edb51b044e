import type { listSessions as listSessionsCall } from '@vedetta/contracts/customers/auth'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { selectSessions } from './sessions.queries.ts'

export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<z.input<typeof listSessionsCall.output>> {
  const sessions = await selectSessions(db, viewer.userId, clock())
  return {
    sessions: sessions.map((session) => ({
      sessionID: session.id,
      current: session.id === viewer.sessionId,
      startedAt: session.created_at.toISOString(),
      lastSeenAt: session.updated_at.toISOString(),
      network: session.ip_address,
      userAgent: session.user_agent || null,
    })),
  }
}
