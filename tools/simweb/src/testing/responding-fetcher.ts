import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import type { Day, World } from '../model.ts'
import { respond } from '../respond.ts'

/** Fetches from the simulated web without sockets, one hop at a time. */
export function respondingFetcher(world: World, day: Day): Fetcher {
  return {
    fetch: async ({ url, method = 'GET', body = '', headers = {}, cookie }) => {
      const { hostname, pathname, search, protocol } = new URL(url)
      const { reply } = respond(world, day, {
        hostname,
        path: `${pathname}${search}`,
        isSecure: protocol === 'https:',
        headers: {
          accept: method === 'POST' ? 'application/json' : '*/*',
          ...headers,
          ...(cookie === undefined ? {} : { cookie }),
        },
        method,
        body,
      })
      return { kind: 'fetched', url, ...reply, body: Buffer.from(reply.body) }
    },
    render: async (url) => ({ kind: 'failed', url, reason: 'budget' }),
  }
}
