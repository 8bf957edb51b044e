import { isSameSite } from '../fetch/same-site.ts'
import type { HtmlPage } from '../page.ts'
import { isForeignAddress } from './careers-links.ts'
import { urlKey } from './clean-url.ts'
import type { Link } from './links.ts'

const switchWords = /^ (?:it|ita|italiano|italian|italienisch|versione italiana) $/

const languageWords =
  /^ (?:deu?|deutsch|german|tedesco|en|eng|english|inglese|fra?|francais|french|francese|esp?|espanol|spanish|spagnolo|sl|slovenscina|sloveno) $/

/** The Italian version of a start page that is in another language or only asks for one; null where there is none. */
export function italianVersion(page: HtmlPage, links: readonly Link[]): string | null {
  const own = links.filter((link) => isSameSite(link.url, page.url) && urlKey(link.url) !== urlKey(page.url))
  const isForeign = isForeignAddress(page.url) || (page.lang !== null && page.lang !== 'it')
  if (!isForeign && !isLanguageChoice(own)) return null
  const named = own.find((link) => link.kind === 'alternate' && link.hreflang?.startsWith('it'))
  const switched = own.find((link) => link.kind === 'anchor' && isToItalian(link))
  return (named ?? switched)?.url ?? null
}

const isToItalian = (link: Link): boolean =>
  (link.hreflang?.startsWith('it') ?? false) ||
  switchWords.test(link.folded) ||
  /^\/it\/?$/.test(URL.parse(link.url)?.pathname ?? '')

/** Whether each of the page's links leads to a language. */
function isLanguageChoice(links: readonly Link[]): boolean {
  const anchors = links.filter(({ kind }) => kind === 'anchor')
  return anchors.length > 1 && anchors.every((link) => isToItalian(link) || languageWords.test(link.folded))
}
