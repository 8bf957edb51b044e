import { trackingSystemOf } from '../ats/tracking-systems.ts'
import type { Fetched, FetchRequest } from '../fetch/fetcher.ts'
import { readHtml, readPage } from '../page/read-page.ts'
import { keyOfRequest } from '../visit/board-round.ts'
import { listDigest } from '../visit/list-digest.ts'
import type { ListMemory, PageMemory } from './source-memory.ts'

/** Reads the answers of boards' lists while they are checked, for the requests that they lead to. */
export type ListCheck = {
  /** Whether the answer's text is needed, since it leads to a request that no memory has. */
  isLeading(list: ListMemory): boolean
  /** The request that an answer of this check led to. */
  ledTo(page: PageMemory): FetchRequest | null
  /** Whether the board's reader reads the same as before. */
  saysTheSame(list: ListMemory, request: FetchRequest, answer: Fetched): Promise<boolean>
}

/** An answer's address is written as the fetcher writes it. */
const keyOf = (request: FetchRequest) => keyOfRequest({ ...request, url: URL.parse(request.url)?.href ?? request.url })

/** Some systems end a list with an answer that has no text. */
const emptyPage = ({ url, status }: Fetched) => readHtml('', { url, status, isRendered: false })

export function createListCheck(pages: readonly PageMemory[]): ListCheck {
  const led = new Map<string, FetchRequest>()
  const leading = new Set(pages.flatMap(({ list }) => (list?.isLed ? [list.board.url] : [])))
  return {
    isLeading: ({ board }) => leading.has(board.url),
    ledTo: ({ url, body }) => led.get(keyOf({ url, ...(body === undefined ? {} : { method: 'POST', body }) })) ?? null,
    saysTheSame: async ({ board, digest }, request, answer) => {
      const page = (await readPage(answer, { isRendered: false })) ?? emptyPage(answer)
      const read = trackingSystemOf(board)?.read(page, board, request)
      for (const next of read?.next ?? []) led.set(keyOf(next), next)
      return read !== undefined && listDigest(read) === digest
    },
  }
}
