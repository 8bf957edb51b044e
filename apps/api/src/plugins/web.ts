import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { apiPrefix } from '@vedetta/contracts/call'
import { errors } from '@vedetta/contracts/errors'
import type { FastifyInstance } from 'fastify'

/** The built web app: its hashed files for a year, the others as long as they are unchanged, and its page for every path that is neither the API's nor a hashed file's. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const hashed = join(root, 'assets') + sep
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    // A page that is still open may ask for a script of an older build: that is gone, and no page is a script.
    if ([apiPrefix, '/assets'].some((prefix) => request.url.startsWith(`${prefix}/`))) {
      return reply.status(errors.not_found.status).send({ code: 'not_found', message: errors.not_found.en })
    }
    return reply.sendFile('index.html')
  })
}
