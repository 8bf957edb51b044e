import { logOptions } from '@vedetta/core/logs/log-options'
import type { FastifyRequest } from 'fastify'

const feedAddress = /^(\/+api\/+feed\/+).*\..*$/i

export function loggerOptions(level: string) {
  const options = logOptions(level)
  return {
    ...options,
    serializers: {
      ...options.serializers,
      /** The query string is private: search words, codes of providers. So is the address of a feed, which opens it. */
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        path: url.split('?')[0]?.replace(feedAddress, '$1…'),
        ip,
      }),
    },
  }
}
