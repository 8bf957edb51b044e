import { errors } from '@opensearch-project/opensearch'
import { measureCall } from '../../platform/telemetry/engine-calls.ts'
import type { ProcessMetrics } from '../../platform/telemetry/process-metrics.ts'
import type { Search } from './client.ts'

const isAnswer = (error: unknown) =>
  (error instanceof errors.ResponseError && (error.statusCode ?? 500) < 500 && error.statusCode !== 429) ||
  // The caller has changed their mind.
  error instanceof errors.RequestAbortedError

/** Measures the calls of a client of OpenSearch. */
export function observeSearch({ client }: Pick<Search, 'client'>, metrics: ProcessMetrics): void {
  const { transport } = client
  const request = transport.request.bind(transport) as (...call: unknown[]) => unknown
  transport.request = ((...call: unknown[]) => {
    const answer = request(...call)
    const { path } = call[0] as { path?: string }
    if (isPromise(answer))
      measureCall(metrics, { engine: 'opensearch', operation: operationOf(path), isAnswer }, answer)
    return answer
  }) as typeof transport.request
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | undefined)?.then === 'function'

/** Such as `_msearch`: what else is in the path may be a number of ours. */
const operationOf = (path = ''): string => /\/(_[a-z_]+)/.exec(path)?.[1] ?? 'call'
