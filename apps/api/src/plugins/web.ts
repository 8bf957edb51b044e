import fastifyStatic from '@fastify/static'
import { apiPrefix } from '@vedetta/contracts/call'
import { errors } from '@vedetta/contracts/errors'
import type { FastifyInstance } from 'fastify'

/** The built web app: its hashed files for a year, and its page for every path that is not the API's. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, index: false, wildcard: false, maxAge: '1y', immutable: true })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (request.url.startsWith(`${apiPrefix}/`)) {
      return reply.status(errors.not_found.status).send({ code: 'not_found', message: errors.not_found.en })
    }
    return reply
      .header('cache-control', 'no-cache')
      .sendFile('index.html', { maxAge: 0, immutable: false, cacheControl: false })
  })
}
