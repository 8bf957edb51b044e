import { logOptions } from '@vedetta/core/operations/logs/log-options'
import type { FastifyRequest } from 'fastify'
import { routeOf } from './plugins/route-of.ts'

export function loggerOptions(level: string) {
  const options = logOptions(level)
  return {
    ...options,
    serializers: {
      ...options.serializers,
      /**
       * The template of the route, never the address: its query has search words and codes of providers, the address of a feed opens
       * it, and a client may spell either so that no pattern finds it.
       */
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request), ip: request.ip }),
    },
  }
}
