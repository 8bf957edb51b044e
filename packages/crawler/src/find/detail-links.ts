import { jobPathWords } from '../lexicon/careers.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import type { HtmlPage } from '../page.ts'
import { isApplyLink } from './call-to-action.ts'
import { careersWeight } from './careers-words.ts'
import { isFilePath, urlKey } from './clean-url.ts'
import type { Link } from './links.ts'

const jobPath = foldedWords(jobPathWords)

/** Links in the content of a careers page that lead one step deeper: to adverts, as their address or place says. */
export function detailLinks(links: readonly Link[], page: HtmlPage): Link[] {
  const here = URL.parse(page.url)
  if (here === null) return []
  const prefix = `${here.pathname.replace(/\/[^/]*\.(?:html?|php|aspx?)$/i, '').replace(/\/+$/, '')}/`
  const key = urlKey(page.url)
  return links.filter((link) => {
    if (link.kind !== 'anchor' || link.isChrome || link.words.length > 200) return false
    const url = URL.parse(link.url)
    if (url === null || url.host !== here.host || isFilePath(url.pathname)) return false
    const isBelow = prefix !== '/' && url.pathname.startsWith(prefix) && url.pathname.length > prefix.length
    const isEntry = url.search !== '' || /[^/]\/+[^/]/.test(url.pathname)
    if (!isBelow && !(isEntry && jobPath.test(link.path))) return false
    if (urlKey(link.url) === key || isApplyLink(link.folded)) return false
    return careersWeight(link.folded) >= 0 && careersWeight(link.path) >= 0
  })
}
