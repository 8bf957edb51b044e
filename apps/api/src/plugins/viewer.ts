import { readViewer } from '@vedetta/core/customers/identity/read-viewer'
import { type LicenceRole, licenceRoles } from '@vedetta/core/customers/licences/licence-role.queries'
import { touchUsage } from '@vedetta/core/customers/licences/touch-usage.queries'
import type { Viewer } from '@vedetta/core/platform/viewer'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { sendCookies, visitorOf } from '../visitor.ts'
import type { Callers } from './callers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request is a use of the licence; by default it is. */
    countsAsUse?: boolean
    /** It stays open: neither its duration nor its number says how busy the process is. */
    isStream?: boolean
  }
  interface FastifyRequest {
    viewer: Viewer | null
  }
  interface FastifyInstance {
    readViewer: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>
    licenceRoles: (userId: string, licenceId: string) => Promise<LicenceRole[]>
  }
}

/** The viewer of a request and their roles in a licence, read on every request, so that revoked rights end at once. */
export function registerViewer(
  app: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'secrets' | 'auth' | 'publicUrl'>,
  callers: Callers,
): void {
  const { db, clock } = context
  app.decorateRequest('viewer', null)
  app.decorate('callers', callers)
  app.decorate('readViewer', async (request, reply) => {
    const viewer = sendCookies(reply, await readViewer(context, visitorOf(request).headers))
    callers.rememberSession(request, viewer?.userId ?? null)
    if (viewer && request.routeOptions.config.countsAsUse !== false) await touchUsage(db, viewer, clock())
    return viewer
  })
  app.decorate('licenceRoles', (userId, licenceId) => licenceRoles(db, userId, licenceId))
}
