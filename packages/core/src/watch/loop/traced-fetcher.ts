import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import { inSpan, isCollecting } from '../../platform/telemetry/tracing.ts'

/** A fetcher whose requests are parts of the visit's trace. Addresses stay out of it: they may name a person. */
export function tracedFetcher(fetcher: Fetcher): Fetcher {
  if (!isCollecting()) return fetcher
  return {
    fetch: (request) =>
      inSpan('fetch', { kind: 'client' }, async (span) => {
        const result = await fetcher.fetch(request)
        span.setAttribute('vedetta.fetched', result.kind)
        return result
      }),
    render: (url, how) => inSpan('render', { kind: 'producer' }, () => fetcher.render(url, how)),
  }
}
