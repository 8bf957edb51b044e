import { decodePercent } from '../decode-percent.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { RawPosition } from '../raw-position.ts'

const paging = /([?&](?:page|pag|p|pagerannunci|startrow|pr|offset|limit|token)=)[^&]*/gi

/** The listed position that a request adds details to: by its page's address or by its number; null for requests of lists. */
export function listedPositionOf(request: FetchRequest, listed: readonly RawPosition[]): RawPosition | null {
  if (request.method === 'POST') return null
  const key = urlKey(request.url)
  const name = lastSegment(request.url)
  const words = new Set(wordsOf(request.url.replace(paging, '$1')))
  return (
    listed.find(({ url }) => urlKey(url) === key) ??
    listed.find(({ reference }) => reference !== null && words.has(reference.toLowerCase())) ??
    listed.find(({ url }) => /\d/.test(name) && lastSegment(url) === name) ??
    null
  )
}

const lastSegment = (url: string) => URL.parse(url)?.pathname.split('/').findLast(Boolean)?.toLowerCase() ?? ''

function wordsOf(url: string): string[] {
  const { pathname = '', search = '' } = URL.parse(url) ?? {}
  return decodePercent(`${pathname}${search}`)
    .toLowerCase()
    .split(/[^\w.-]+/)
}
