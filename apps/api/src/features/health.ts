import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ApiContext } from '../api-context.ts'

/** Whether the process runs and can serve, for orchestrators and balancers. Anybody may ask: the answer names no engine. */
export function healthRoutes(api: FastifyInstance, { readiness }: Pick<ApiContext, 'readiness'>): void {
  // Not logged: probes come every few seconds.
  const options = { schema: { hide: true }, logLevel: 'silent', config: { isAlwaysAdmitted: true } } as const
  api.get('/health/live', options, () => ({ status: 'ok' }))
  api.get('/health/ready', options, async (_request, reply: FastifyReply) => {
    const status = await readiness.read()
    return reply.status(status === 'unavailable' ? 503 : 200).send({ status })
  })
}
