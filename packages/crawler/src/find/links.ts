import type { Element } from 'domhandler'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { walk } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'
import { careersWeight } from './careers-words.ts'
import { parseCleanUrl } from './clean-url.ts'
import { foldWords, pathWords, urlWords } from './fold-words.ts'

type LinkKind = 'anchor' | 'frame' | 'refresh' | 'alternate' | 'next' | 'api'

export type Link = {
  url: string
  kind: LinkKind
  /** Its visible or spoken words: text, title, label, the alt of images inside. */
  words: string
  /** The words and the path for comparison, as `foldWords` and `urlWords` give them. */
  folded: string
  path: string
  /** Inside the page's frame (navigation, header, footer) rather than its content. */
  isChrome: boolean
  /** The language it says to lead to. */
  hreflang: string | null
}

const jump = /(?:location(?:\.href)?\s*=|location\.(?:assign|replace)\(|window\.open\()\s*['"]([^'"]{1,500})['"]/

const maxLinks = 3000
const maxWords = 300
const maxPictureAddress = 400
const chromeTags = new Set(['nav', 'header', 'footer'])
const contentTags = new Set(['main', 'article'])

/** A link that stands on no page. */
export function linkTo(url: string, kind: LinkKind, said: string): Omit<Link, 'isChrome' | 'hreflang'> {
  return { url, kind, ...wordsOf(said), path: urlWords(url) }
}

function wordsOf(said: string): Pick<Link, 'words' | 'folded'> {
  const words = said === '' ? '' : collapseWhitespace(said.slice(0, maxWords * 4)).slice(0, maxWords)
  return { words, folded: foldWords(words) }
}

/** Every link of a page, in the order of the page. */
export function linksOf(page: HtmlPage): Link[] {
  const links: Link[] = []
  const open: { element: Element; url: string; words: string[]; picture: string }[] = []
  let chromeDepth = 0
  let contentDepth = 0
  const add = (kind: LinkKind, href: string | undefined, words: string, hreflang?: string) => {
    const url = href === undefined || links.length >= maxLinks ? null : parseCleanUrl(href, page.baseUrl)
    if (url === null) return
    const isChrome = chromeDepth > 0 && contentDepth === 0
    const path = pathWords(url.pathname, url.search)
    links.push({ url: url.href, kind, ...wordsOf(words), path, isChrome, hreflang: hreflang ?? null })
  }
  const say = (words: string | undefined) => {
    if (words) for (const link of open) if (link.words.length < 50) link.words.push(words)
  }
  const isShortPage = page.html.length < 4000
  walk(page.document.children, {
    enter(element) {
      const { attribs } = element
      if (chromeTags.has(element.name)) chromeDepth += 1
      if (contentTags.has(element.name)) contentDepth += 1
      addLoneElement(element, add)
      if (element.name === 'script' && isShortPage) add('refresh', scriptedTarget(element), '')
      const target = linkTarget(element)
      if (target !== null) open.push({ element, url: target, words: [], picture: '' })
      if (open.length > 0) {
        say(attribs.title)
        say(attribs['aria-label'])
        if (element.name === 'img' || element.name === 'area') say(attribs.alt)
        const last = open.at(-1)
        if (last && element.name === 'img') last.picture ||= attribs.src ?? ''
      }
      return element.name !== 'script' && element.name !== 'style'
    },
    leave(element) {
      const last = open.at(-1)
      if (last?.element === element) {
        open.pop()
        add('anchor', last.url, last.words.join(' ').trim() || pictureWords(last.picture), element.attribs.hreflang)
      }
      if (chromeTags.has(element.name)) chromeDepth -= 1
      if (contentTags.has(element.name)) contentDepth -= 1
    },
    text(text) {
      if (open.length > 0) say(text.data.slice(0, maxWords))
    },
  })
  return links
}

/** A menu of pictures without descriptions: `btn_lavora_con_noi.gif` says it by its name. */
function pictureWords(src: string): string {
  // An address may be a data URL with the whole picture.
  const address = src.length > maxPictureAddress ? '' : src
  const name = /([^/?]{3,80})\.(?:gif|jpe?g|png|webp|svg)(?:\?.*)?$/i.exec(address)?.[1] ?? ''
  const words = name === '' ? '' : pathWords(name, '').trim()
  return words !== '' && careersWeight(` ${words} `) >= 5 ? words : ''
}

function addLoneElement(
  { name, attribs }: Element,
  add: (kind: LinkKind, href: string | undefined, words: string, hreflang?: string) => void,
): void {
  if (name === 'iframe' || name === 'frame')
    add('frame', attribs.src || attribs['data-src'] || attribs['data-lazy-src'], attribs.title ?? attribs.name ?? '')
  else if (name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'refresh')
    add('refresh', refreshTarget(attribs.content ?? ''), '')
  else if (name === 'link') {
    const rel = (attribs.rel ?? '').toLowerCase()
    if (rel === 'next') add('next', attribs.href, '')
    else if (rel === 'https://api.w.org/') add('api', attribs.href, '')
    else if (rel === 'alternate' && attribs.hreflang) add('alternate', attribs.href, '', attribs.hreflang.toLowerCase())
  }
}

/** The target of a clickable element: a link, an area of a map, a scripted button or card. */
export function linkTarget({ name, attribs }: Element): string | null {
  if (name === 'a' || name === 'area') {
    const href = attribs.href?.trim() ?? ''
    if (href !== '' && !/^(?:#|javascript:)/i.test(href)) return href
  }
  const data = attribs['data-href'] ?? attribs['data-url'] ?? attribs['data-link']
  if (data !== undefined && /^(?:https?:)?\/|\.(?:html?|php|aspx?|pdf)\b/i.test(data)) return data
  const script = attribs.onclick ?? attribs.href
  if (script === undefined || (script === attribs.href && !/^javascript:/i.test(script))) return null
  return jump.exec(script.slice(0, 1000))?.[1] ?? null
}

/** Where a page that is nothing but a script sends its reader. */
function scriptedTarget(script: Element): string | undefined {
  const [code] = script.children
  return code !== undefined && 'data' in code ? jump.exec(code.data.slice(0, 2000))?.[1] : undefined
}

function refreshTarget(content: string): string | undefined {
  return /^\s*(\d{1,2})(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?\s*["']?([^"'\s]{1,2000})/i.exec(content)?.[2]
}
