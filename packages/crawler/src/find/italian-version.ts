import { isSameSite } from '../fetch/same-site.ts'
import type { HtmlPage } from '../page.ts'
import { isForeignAddress } from './careers-links.ts'
import type { Link } from './links.ts'

const switchWords = /^ (?:it|ita|italiano|italian|italienisch|versione italiana) $/

/** The Italian version of a start page in another language, or null. */
export function italianVersion(page: HtmlPage, links: readonly Link[]): string | null {
  const isForeign = isForeignAddress(page.url) || (page.lang !== null && page.lang !== 'it')
  if (!isForeign) return null
  const own = links.filter((link) => isSameSite(link.url, page.url) && link.url !== page.url)
  const named = own.find((link) => link.kind === 'alternate' && link.hreflang?.startsWith('it'))
  const switched = own.find(
    (link) =>
      link.kind === 'anchor' &&
      (link.hreflang?.startsWith('it') ||
        switchWords.test(link.folded) ||
        /^\/it\/?$/.test(URL.parse(link.url)?.pathname ?? '')),
  )
  return (named ?? switched)?.url ?? null
}
