import { errors } from '@opensearch-project/opensearch'

const closedCodes = new Set<unknown>(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

type Failure = { status: number; error: { type: string } }

/** One of several searches failed. */
export class SearchError extends Error {
  readonly status: number

  constructor({ status, error }: Failure) {
    // Its reason would quote the searched words.
    super(`The engine answered ${status}: ${error.type}`)
    this.status = status
  }
}

/** Whether a search failed because the engine is away, too slow or too busy, and not because of the search. */
export function isSearchOutage(error: unknown): boolean {
  if (error instanceof SearchError) return error.status === 429 || error.status >= 500
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    // The engine closed the connection in the middle of its answer.
    (error instanceof Error && 'code' in error && closedCodes.has(error.code))
  )
}
