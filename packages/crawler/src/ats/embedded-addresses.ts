import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import type { HtmlPage } from '../page.ts'

const maxAddresses = 5_000
const maxScript = 500_000
const addressInScript = /\/\/[a-z0-9.-]{4,100}\/?[^\s"'`<>\\(){}|^]{0,500}/gi
const names = new Set(['href', 'src', 'action', 'data', 'srcdoc', 'content', 'value'])

/** Every address a page holds in its links, frames, scripts, `data-` attributes and inline code, in order, each once. */
export function addressesIn(page: HtmlPage): URL[] {
  const seen = new Map<string, URL>()
  const add = (text: string) => {
    const url = text.length > 2_048 ? null : URL.parse(text, page.baseUrl)
    if (url !== null && /^https?:$/.test(url.protocol) && seen.size < maxAddresses) seen.set(url.href, url)
  }
  const waiting: AnyNode[] = [...page.document.children].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isTag(node)) continue
    for (const address of addressesOf(node)) add(address)
    for (let child = node.lastChild; child !== null; child = child.prev) waiting.push(child)
  }
  return [...seen.values()]
}

function addressesOf(element: Element): string[] {
  const found: string[] = []
  for (const [name, value] of Object.entries(element.attribs)) {
    if (name === 'href' || name === 'src') found.push(value)
    else if (names.has(name) || name.startsWith('data-') || name.startsWith('on')) found.push(...addressesInText(value))
  }
  if (element.name === 'script' || element.name === 'noscript') {
    for (const child of element.children) if (isText(child)) found.push(...addressesInText(child.data))
  }
  return found
}

function addressesInText(text: string): string[] {
  if (!text.includes('//') && !text.includes('\\/')) return []
  const plain = text.slice(0, maxScript).replaceAll('\\/', '/').replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  return [...plain.matchAll(addressInScript)].slice(0, 1_000).map((match) => match[0])
}
