import { text } from 'node:stream/consumers'
import { errors } from '@opensearch-project/opensearch'
import { AppError } from '../app-error.ts'
import type { Search } from './client.ts'
import { aliasOf, type IndexKind } from './index-names.ts'

const timeoutMs = 5_000

/**
 * Sends several searches to an index in one request; the answers come in their order. A request cancelled before the
 * answer begins is cancelled in the engine too, which stops when the connection closes.
 */
export async function msearch<Answer>(
  search: Search,
  kind: IndexKind,
  bodies: readonly object[],
  wanted: readonly string[],
  signal?: AbortSignal,
): Promise<Answer[]> {
  signal?.throwIfAborted()
  const request = search.client.transport.request(
    { method: 'POST', ...msearchRequest(search, kind, bodies, wanted) },
    // As a stream it resolves when the answer begins: if aborted later, the client would consider the node dead.
    { requestTimeout: timeoutMs, asStream: true },
  )
  const giveUp = () => void request.abort()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    const { body } = await request.finally(() => signal?.removeEventListener('abort', giveUp))
    const answers = responsesOf<Answer>(await text(body as unknown as NodeJS.ReadableStream))
    signal?.throwIfAborted()
    return answers
  } catch (error) {
    signal?.throwIfAborted()
    throw isOutage(error) ? new AppError('search_unavailable', { cause: error }) : error
  }
}

/** The request itself, for benchmarks that send and measure it. */
export function msearchRequest(search: Search, kind: IndexKind, bodies: readonly object[], wanted: readonly string[]) {
  // A partial answer would be a wrong one.
  const header = '{"allow_partial_search_results":false}'
  return {
    path: `/${aliasOf(search, kind)}/_msearch`,
    // The status of each answer stays in the filter, so that an empty answer keeps its place.
    querystring: {
      filter_path: ['error', 'status', ...['error', 'status', ...wanted].map((path) => `responses.${path}`)].join(),
    },
    bulkBody: bodies.map((body) => `${header}\n${JSON.stringify(body)}\n`).join(''),
  }
}

type Failure = { status: number; error: { type: string } }

class SearchError extends Error {
  readonly status: number

  constructor({ status, error }: Failure) {
    // Its reason would quote the searched words.
    super(`The engine answered ${status}: ${error.type}`)
    this.status = status
  }
}

function responsesOf<Answer>(json: string): Answer[] {
  const answer = JSON.parse(json) as Failure | { responses: (Answer | Failure)[] }
  return ('responses' in answer ? answer.responses : [answer]).map((response) => {
    if (typeof response === 'object' && response !== null && 'error' in response) throw new SearchError(response)
    return response
  })
}

function isOutage(error: unknown): boolean {
  if (error instanceof SearchError) return error.status === 429 || error.status >= 500
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    // The engine closed the connection in the middle of its answer.
    (error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
  )
}
