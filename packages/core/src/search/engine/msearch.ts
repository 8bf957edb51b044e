import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { errors } from '@opensearch-project/opensearch'
import { AppError } from '../../platform/app-error.ts'
import type { Search } from './client.ts'
import { aliasOf, type IndexKind } from './index-names.ts'
import { isSearchOutage, SearchError } from './is-search-outage.ts'

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
  return askSearch(
    search,
    () => askEngine<Answer>(search, msearchRequest(search, kind, bodies, wanted), signal),
    signal,
  )
}

/** Asks through the breaker; where the engine does not answer, that is the error. */
export async function askSearch<Answer>(
  { breaker }: Search,
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  signal?.throwIfAborted()
  try {
    return await breaker.run(ask)
  } catch (error) {
    signal?.throwIfAborted()
    throw isSearchOutage(error) ? new AppError('search_unavailable', { cause: error }) : error
  }
}

async function askEngine<Answer>(
  { client, answerMs }: Search,
  searches: ReturnType<typeof msearchRequest>,
  signal: AbortSignal | undefined,
): Promise<Answer[]> {
  const endsAt = performance.now() + answerMs
  const request = client.transport.request(
    { method: 'POST', ...searches },
    // As a stream it resolves when the answer begins: if aborted later, the client would consider the node dead.
    { requestTimeout: answerMs, asStream: true },
  )
  const giveUp = () => void request.abort()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    const { body } = await request.finally(() => signal?.removeEventListener('abort', giveUp))
    const answers = responsesOf<Answer>(await textUntil(body as unknown as Readable, endsAt))
    signal?.throwIfAborted()
    return answers
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

/** The client's own timeout ends when the answer begins. */
async function textUntil(body: Readable, endsAt: number): Promise<string> {
  const late = () => body.destroy(new errors.ConnectionError('The answer did not end in time'))
  const timer = setTimeout(late, Math.max(0, endsAt - performance.now()))
  return text(body).finally(() => clearTimeout(timer))
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

type Failure = ConstructorParameters<typeof SearchError>[0]

function responsesOf<Answer>(json: string): Answer[] {
  const answer = JSON.parse(json) as Failure | { responses: (Answer | Failure)[] }
  return ('responses' in answer ? answer.responses : [answer]).map((response) => {
    if (typeof response === 'object' && response !== null && 'error' in response) throw new SearchError(response)
    return response
  })
}
