import { isSameSite } from '../fetch/same-site.ts'
import { nextPageLinks } from '../lexicon/buttons.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import { newsIndexWords } from '../lexicon/news.ts'
import { soundsLikeAdvert } from './advert-words.ts'
import { careersWeight } from './careers-words.ts'
import { isFile, urlKey } from './clean-url.ts'
import type { Link } from './links.ts'

const newsIndex = foldedWords(newsIndexWords)
const contact = / (?:contatti|contattaci|contact(?:s| us)?|kontakt|dove siamo|dove trovarci|recapiti|get in touch) /
const forwards = foldedWords(nextPageLinks)
const paging =
  /(?:[/?&_-](?:page|pag|pagina|paged|p|pg|start|offset|limitstart|seite|pagerannunci)[=/_-]?\d{1,4}\b)|\/\d{1,2}\/?$/i

/** Index pages of the company's news, best first. */
export function newsLinks(links: readonly Link[], siteUrl: string): string[] {
  return pick(links, siteUrl, (link) => weigh(newsIndex, link))
}

export function contactLinks(links: readonly Link[], siteUrl: string): string[] {
  return pick(links, siteUrl, (link) => weigh(contact, link))
}

/** Posts whose headline is an advert. */
export function advertPostLinks(links: readonly Link[], siteUrl: string): Link[] {
  return links.filter(
    (link) =>
      link.kind === 'anchor' &&
      isSameSite(link.url, siteUrl) &&
      !isFile(link.url) &&
      (soundsLikeAdvert(link.folded) || soundsLikeAdvert(link.path)),
  )
}

const categoryPath = / (?:category|categoria|categorie|categories|tag|tags|argomenti?|topic|kategorie|etichetta) /

/** "Lavoro", "Offerte di lavoro" as the category of a post. */
export function isWorkCategory({ folded, path }: Link): boolean {
  return categoryPath.test(path) && folded.length < 40 && careersWeight(folded) >= 5
}

/** Further pages of the list on this page, in their order. */
export function pagingLinks(links: readonly Link[], pageUrl: string): string[] {
  const here = URL.parse(pageUrl)
  if (here === null) return []
  const isPaging = (link: Link) => {
    if (link.kind === 'next') return true
    if (link.kind !== 'anchor') return false
    // "Mostra tutte" leads to the same page with another query.
    if (!paging.test(link.url)) return isSamePath(link.url) && forwards.test(link.folded)
    const sign = link.words.trim()
    return /^(?:pag(?:ina|e)?\.?\s*)?\d{1,3}$/i.test(sign) || /^[»›>→⟩]+$/.test(sign) || forwards.test(link.folded)
  }
  const isSamePath = (href: string) => {
    const url = URL.parse(href)
    return url !== null && url.pathname === here.pathname && url.search !== '' && url.search !== here.search
  }
  const family = (href: string) =>
    URL.parse(href)
      ?.pathname.replace(/\/(?:page|pag|pagina|p)\/\d+|\/\d{1,3}\/?$/i, '')
      .replace(/\/+$/, '')
  const urls = links
    .filter((link) => URL.parse(link.url)?.host === here.host && isPaging(link))
    .filter((link) => link.kind === 'next' || family(link.url) === family(pageUrl))
    .map((link) => link.url)
  return unique(urls).filter((url) => urlKey(url) !== urlKey(pageUrl))
}

function pick(links: readonly Link[], siteUrl: string, score: (link: Link) => number): string[] {
  const found = links
    .filter((link) => link.kind === 'anchor' && isSameSite(link.url, siteUrl))
    .map((link) => ({ url: link.url, score: score(link) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
  return unique(found.map((one) => one.url))
}

/** Short words say it best: "News", not "Our news about the new plant". */
function weigh(pattern: RegExp, link: Link): number {
  const { folded: words, path } = link
  const byWords = pattern.test(words) && words.length < 40 ? 10 - words.length / 10 : 0
  const byPath =
    pattern.test(` ${path.trim().split(' ').slice(-2).join(' ')} `) && path.length < 40 ? 6 - path.length / 10 : 0
  return byWords + byPath
}

function unique(urls: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const url of urls) if (!seen.has(urlKey(url))) seen.set(urlKey(url), url)
  return [...seen.values()]
}
