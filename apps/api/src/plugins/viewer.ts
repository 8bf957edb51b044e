import type { Db } from '@vedetta/core/db/client'
import type { Identity } from '@vedetta/core/identity/identity'
import { readViewer } from '@vedetta/core/identity/read-viewer'
import { type LicenceRole, licenceRole } from '@vedetta/core/licences/licence-role.queries'
import { touchUsage } from '@vedetta/core/licences/touch-usage.queries'
import type { Viewer } from '@vedetta/core/viewer'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendCookies, visitorOf } from '../visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
  interface FastifyInstance {
    readViewer: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>
    licenceRole: (userId: string, licenceId: string) => Promise<LicenceRole | null>
  }
}

/** Who a request comes from, and what they are of a licence: read anew each time, so that a right ends at once. */
export function knowViewers(app: FastifyInstance, { db, identity }: { db: Db; identity: Identity }): void {
  app.decorateRequest('viewer', null)
  app.decorate('readViewer', async (request, reply) => {
    const viewer = sendCookies(reply, await readViewer(identity, visitorOf(request).headers))
    if (viewer) await touchUsage(db, viewer, identity.clock())
    return viewer
  })
  app.decorate('licenceRole', (userId, licenceId) => licenceRole(db, userId, licenceId))
}
