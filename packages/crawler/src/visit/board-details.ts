import { decodePercent } from '../decode-percent.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { RawPosition } from '../raw-position.ts'

const paging = /([?&](?:page|pag|p|pagerannunci|startrow|pr|offset|limit|token)=)[^&]*/gi

/** The jobs that a board's lists named, found again by what a request for the details of one names. */
export class ListedJobs {
  readonly #byUrl = new Map<string, RawPosition>()
  readonly #byReference = new Map<string, RawPosition>()
  readonly #byLastSegment = new Map<string, RawPosition>()

  add(positions: readonly RawPosition[]): void {
    for (const position of positions) {
      const { url, reference } = position
      setOnce(this.#byUrl, urlKey(url), position)
      if (reference !== null) setOnce(this.#byReference, reference.toLowerCase(), position)
      setOnce(this.#byLastSegment, lastSegment(url), position)
    }
  }

  /** The job that a request adds details to: by its page's address or by its number; null for requests of lists. */
  describedBy(request: FetchRequest): RawPosition | null {
    if (request.method === 'POST') return null
    const known = this.#byUrl.get(urlKey(request.url))
    if (known !== undefined) return known
    for (const word of wordsOf(request.url.replace(paging, '$1'))) {
      const named = this.#byReference.get(word)
      if (named !== undefined) return named
    }
    const name = lastSegment(request.url)
    return (/\d/.test(name) ? this.#byLastSegment.get(name) : undefined) ?? null
  }
}

function setOnce<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value)
}

const lastSegment = (url: string) => URL.parse(url)?.pathname.split('/').findLast(Boolean)?.toLowerCase() ?? ''

function wordsOf(url: string): string[] {
  const { pathname = '', search = '' } = URL.parse(url) ?? {}
  return decodePercent(`${pathname}${search}`)
    .toLowerCase()
    .split(/[^\w.-]+/)
}
