import type { Element } from 'domhandler'
import { textContent } from 'domutils'
import { isSameSite } from '../fetch/same-site.ts'
import { visibleText, walk } from '../html/dom.ts'
import { loadMoreButtons, nextPageLinks } from '../lexicon/buttons.ts'
import { jobPathWords } from '../lexicon/careers.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import type { HtmlPage } from '../page.ts'
import { cleanUrl, urlKey } from './clean-url.ts'
import { foldWords, urlWords } from './fold-words.ts'

/** An address from which a page's scripts fetch more of it; `isMore` if a button for the rest of a list names it. */
export type Endpoint = { url: string; isMore: boolean; namesJobs: boolean; isData: boolean; isJsonFile: boolean }

const maxEndpoints = 4
const maxCandidates = 200
const maxScript = 200_000

const naming =
  /^(?:data|hx|up|ic|x|ng|v)?[-:]?[\w-]{0,30}(?:api|endpoint|include|source|feed|json|next|more|load|get|ajax|fetch|remote|src|url|href|path)[\w-]{0,20}$/
/** Attributes that lead to a page, show a picture or belong to a form. */
const otherAttributes = new Set([
  'class',
  'id',
  'style',
  'href',
  'src',
  'srcset',
  'action',
  'poster',
  'data-src',
  'data-srcset',
  'data-bg',
])
/** Attributes that share their names with links: only what looks like data is fetched from there. */
const linking = /(?:url|href|path|link)$/
const addressLike =
  /^(?:https?:\/\/|\.{0,2}\/(?!\/)|\?|[\w-]{1,60}(?:\/|\.(?:json|php|html?|aspx?|xml)\b))[^\s"'<>{}]{0,400}$/
const call =
  /(?:\b(?:fetch|ajax|axios|get|getJSON|load|useFetch|useSWR)\s{0,3}\(|["']GET["']\s{0,3},|\b(?:url|endpoint|api)\w{0,20}["']?\s{0,3}[:=])\s{0,10}["'`]([^"'`\s<>]{2,300})["'`](\s{0,3}\+)?/gi
const dataLike = /\/api\/|\/rest\/|wp-json|ajax|\.json\b|\.xml\b|\/feed\b|\/rss\b|format=(?:json|rss)/i
/** Nothing is fetched that might change something, log somebody in or count somebody. */
const refused =
  /log-?(?:in|out)|sign-?(?:in|up|out)|auth|token|cart|checkout|newsletter|subscri|submit|upload|delete|remove|destroy|edit|update|create|admin(?!-ajax)|consent|cookie|analytic|collect|pixel|track|oembed|captcha|graphql|wp-(?:content|includes|login)|\.(?:m?js|css|png|jpe?g|gif|svg|webp|woff2?|mp4|pdf|map)(?:$|\?)/i

const jsonFile = /\.json(?:$|\?)/i
/** `"/data/elenco.json"`, wherever it stands in a script: the call may have it from a variable. */
const jsonFileName = /["'`]([^"'`\s<>{}$]{1,200}\.json(?:\?[^"'`\s<>{}$]{0,100})?)["'`]/gi
/** JSON files that no list is in: of the browser, of a framework's build, of drawings and of maps. */
const otherJson = /manifest|package(?:-lock)?\.json|lottie|animation|browserconfig|tsconfig|geo-?json|service-?worker/i

const jobWords = foldedWords(jobPathWords)
const moreWords = foldedWords([...loadMoreButtons, ...nextPageLinks])

/** The addresses on the page's own host, or of JSON files on its site, that its attributes and scripts name for data or parts of lists, the likeliest first. */
export const dataEndpoints = oncePerPage((page): Endpoint[] => {
  const host = URL.parse(page.url)?.host
  const found = new Map<string, Endpoint & { weight: number }>()
  const add = (address: string, isMore: boolean) => {
    const url = cleanUrl(address, page.baseUrl)
    if (url === null || refused.test(url) || urlKey(url) === urlKey(page.url)) return
    const isJsonFile = jsonFile.test(url)
    if (isJsonFile && otherJson.test(url)) return
    if (URL.parse(url)?.host !== host && !(isJsonFile && isSameSite(url, page.url))) return
    const namesJobs = jobWords.test(urlWords(url))
    const isData = dataLike.test(url)
    const weight = Number(isMore) * 2 + Number(namesJobs) + Number(isData)
    const known = found.get(urlKey(url))
    if (known === undefined || known.weight < weight)
      found.set(urlKey(url), { url, isMore, namesJobs, isData, isJsonFile, weight })
  }
  for (const { address, isMore } of addressesIn(page)) add(address, isMore)
  return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, maxEndpoints)
})

const menuPart = /(?:header|nav|menu|topbar)[\w-]{0,30}\.(?:html?|php)$/i
const maxMenuParts = 2

/** The parts of the page that hold its menu, where a script puts it there. */
export function menuParts(page: HtmlPage): string[] {
  const urls = addressesIn(page).flatMap(({ address }) => cleanUrl(address, page.baseUrl) ?? [])
  const host = URL.parse(page.url)?.host
  const parts = urls.filter((url) => menuPart.test(URL.parse(url)?.pathname ?? '') && URL.parse(url)?.host === host)
  return [...new Set(parts)].slice(0, maxMenuParts)
}

type Named = { address: string; isMore: boolean }

function addressesIn(page: HtmlPage): Named[] {
  const named: Named[] = []
  walk(page.document.children, {
    enter(element) {
      if (named.length >= maxCandidates) return false
      if (element.name === 'script') {
        if (isCode(element)) named.push(...calledIn(textContent(element)))
      } else if (isFeedLink(element)) named.push({ address: element.attribs.href ?? '', isMore: false })
      else named.push(...attributesOf(element))
      return element.name !== 'script' && element.name !== 'style' && element.name !== 'svg'
    },
    leave() {},
    text() {},
  })
  return named.slice(0, maxCandidates)
}

const isCode = ({ attribs }: Element) => /^$|javascript|module|babel/i.test(attribs.type ?? '')

const isFeedLink = ({ name, attribs }: Element) =>
  name === 'link' && attribs.rel === 'alternate' && /rss|atom|json/i.test(attribs.type ?? '') && namesJobs(attribs)

const namesJobs = ({ href = '', title = '' }: Element['attribs']) => jobWords.test(foldWords(`${href} ${title}`))

function attributesOf(element: Element): Named[] {
  const named: Named[] = []
  for (const name in element.attribs) {
    const value = element.attribs[name] ?? ''
    if (value.length < 2) continue
    if (namesJsonFile(element, name, value)) named.push({ address: value.trim(), isMore: false })
    const isOwnSource = (name === 'src' || name === 'url') && element.name.includes('-')
    if (otherAttributes.has(name) && !isOwnSource) continue
    if (!naming.test(name) || !addressLike.test(value.trim())) continue
    const isMore = moreWords.test(foldWords(visibleText(element, 80).slice(0, 80)))
    if (isMore || !linking.test(name) || dataLike.test(value)) named.push({ address: value.trim(), isMore })
  }
  return named
}

/** In any attribute of its own making, or announced to the browser: `<link rel="preload" href="/data/elenco.json">`. */
function namesJsonFile({ name: tag, attribs }: Element, name: string, value: string): boolean {
  const isPreload = tag === 'link' && name === 'href' && /\b(?:preload|prefetch)\b/i.test(attribs.rel ?? '')
  if (!name.startsWith('data-') && !isPreload) return false
  return jsonFile.test(value.trim()) && addressLike.test(value.trim())
}

/** The addresses that a script calls; one that it completes with a page's number, with the first. */
function calledIn(script: string): Named[] {
  const named: Named[] = []
  for (const [, address = '', plus] of script.slice(0, maxScript).matchAll(call)) {
    if (named.length >= maxCandidates) break
    const first = (plus === undefined ? address : `${address}\${}`)
      .replace(/^\$\{[^}]{0,60}\}(?=\/)/, '')
      .replace(/(?<=[?&](?:page|pag|pagina|paged|p)=)\$\{[^}]{0,60}\}/g, '1')
    if (!first.includes('${') && addressLike.test(first)) named.push({ address: first, isMore: false })
  }
  for (const [, address = ''] of script.slice(0, maxScript).matchAll(jsonFileName)) {
    if (named.length >= maxCandidates) break
    if (addressLike.test(address)) named.push({ address, isMore: false })
  }
  return named
}
