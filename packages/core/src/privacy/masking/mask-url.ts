import { decodePercent } from '@vedetta/crawler/decode-percent'
import { matchedSpans, type PersonMatcher } from './person-matcher.ts'

/**
 * The nearest address that does not name the person. A query or fragment that does is dropped, parameter by parameter;
 * a path ends before the part that names them: `/team/anna-rossi?x=1` becomes `/team/`. The host stays: it is the company's.
 */
export function maskUrl(url: string, matcher: PersonMatcher | null): string {
  if (matcher === null || !isUrlNaming(url, matcher)) return url
  const parsed = URL.parse(url)
  if (parsed === null) return ''
  const parts = parsed.pathname.split('/')
  const named = parts.findIndex((_, at) => isNaming(parts.slice(0, at + 1).join('/'), matcher))
  if (named >= 0) return `${parsed.origin}${parts.slice(0, named).join('/')}/`
  const kept = [...parsed.searchParams].filter(([name, value]) => !isNaming(`${name}=${value}`, matcher))
  parsed.search = isNaming(parsed.search, matcher) ? new URLSearchParams(kept).toString() : parsed.search
  if (isNaming(parsed.search, matcher)) parsed.search = ''
  if (isNaming(parsed.hash, matcher)) parsed.hash = ''
  // A name that path, query and fragment spell together.
  return isUrlNaming(parsed.href, matcher) ? `${parsed.origin}/` : parsed.href
}

/** Whether the address names the person, apart from its host. */
export function isUrlNaming(url: string, matcher: PersonMatcher): boolean {
  const parsed = URL.parse(url)
  return isNaming(parsed === null ? url : `${parsed.pathname}${parsed.search}${parsed.hash}`, matcher)
}

const isNaming = (text: string, matcher: PersonMatcher) =>
  text.length > 1 && matchedSpans(decodePercent(text), matcher).length > 0
