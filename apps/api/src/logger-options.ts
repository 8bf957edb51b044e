import { loggedError } from '@vedetta/core/logged-error'
import type { FastifyRequest } from 'fastify'

export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      /** The query string is private: search words, codes of providers. */
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
      err: loggedError,
    },
  }
}
