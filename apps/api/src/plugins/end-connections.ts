import type { FastifyInstance } from 'fastify'

/** While the process is about to stop, each connection ends with its answer, so that its client opens the next one elsewhere. */
export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
