import type { Board } from '../ats/tracking-system.ts'
import { trackingSystemOf } from '../ats/tracking-systems.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'

/** The call by which a board is listed first, with all that it carries: the board alone gives it. */
export function ownCall(board: Board, { url, body }: Pick<FetchRequest, 'url' | 'body'>): FetchRequest | undefined {
  return trackingSystemOf(board)
    ?.requests(board)
    .find((call) => call.url === url && call.body === body)
}
