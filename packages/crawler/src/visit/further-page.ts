import type { FetchRequest } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { RawPosition } from '../raw-position.ts'

/** Counted from nought, or by rows. */
const byOffset = /[?&](?:pr|offset|start|startrow|from)=(?!0+(?:&|$))\d|\boffset"?[=:](?!0\b)\d/i
/** Counted from one. */
const byNumber =
  /[?&](?:page|pag|p|pagerannunci)=(?![01](?:&|$))\d|(?:^|[&{,"])(?:page|pageNo|pageNumber)"?[=:](?![01]\b)\d/i
const byToken = /[?&]token=.|"token":"./

/** What identifies a job among the answers of a board. */
export const jobKey = ({ url, reference }: RawPosition): string => reference ?? urlKey(url)

/** Whether a further page of a list is empty, or repeats what the list showed before: then it is not the page that was asked for. */
export function isPageMissed(
  request: FetchRequest,
  read: readonly RawPosition[],
  before: readonly RawPosition[],
): boolean {
  if (![byOffset, byNumber, byToken].some((paging) => paging.test(request.url) || paging.test(request.body ?? '')))
    return false
  const path = pathOf(request.url)
  const shown = new Set(before.filter(({ title }) => pathOf(title.url) === path).map(jobKey))
  return shown.size > 0 && read.every((job) => shown.has(jobKey(job)))
}

const pathOf = (url: string) => {
  const { host = '', pathname = '' } = URL.parse(url) ?? {}
  return `${host}${pathname}`
}
