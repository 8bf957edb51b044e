import { errors } from '@opensearch-project/opensearch'
import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { AppError } from '../app-error.ts'
import type { Search } from './client.ts'
import { aliasOf } from './index-names.ts'
import type { PositionFields } from './position-document.ts'
import { positionSearchBody } from './position-query.ts'

const timeoutMs = 5_000

export async function findPositions(
  search: Search,
  criteria: PositionCriteria,
  page: number,
  signal?: AbortSignal,
): Promise<{ total: number; companies: number; positions: PositionFields[] }> {
  signal?.throwIfAborted()
  const request = search.client.search(
    { index: aliasOf(search, 'position'), body: positionSearchBody(criteria, page), filter_path: answerFields },
    { requestTimeout: timeoutMs },
  )
  try {
    const { hits, aggregations } = (await unlessGone(request, signal)).body as unknown as Answer
    return {
      total: hits.total.value,
      companies: aggregations.companies.value,
      positions: hits.hits?.map((hit) => hit._source) ?? [],
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw isOutage(error) ? new AppError('search_unavailable', { cause: error }) : error
  }
}

/** Nobody waits for an answer that nobody wants; the request itself ends by its time limit, since aborting it makes the client throw where nobody can catch it. */
function unlessGone<Result>(request: PromiseLike<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    request.then(resolve, reject)
  })
}

export const answerFields = 'hits.total.value,hits.hits._source,aggregations.companies.value'

/** `hits` is left out of a filtered answer when it is empty. */
type Answer = {
  hits: { total: { value: number }; hits?: { _source: PositionFields }[] }
  aggregations: { companies: { value: number } }
}

function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return error.statusCode === 429 || (error.statusCode ?? 0) >= 500
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  )
}
