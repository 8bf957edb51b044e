import { type ChildNode, type Element, isTag } from 'domhandler'
import { findOne, getElementsByTagName, getInnerHTML } from 'domutils'
import { visibleText } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'
import { postingsIn } from './job-posting.ts'
import { jsonOf } from './json-values.ts'

/** The `JobPosting` a page carries, in JSON-LD or microdata, as one object; null if none. */
export function pagePosting(page: HtmlPage): unknown {
  return pagePostings(page)[0] ?? microdataOf(page)
}

/** Every `JobPosting` of a page's JSON-LD. */
export function pagePostings(page: HtmlPage): unknown[] {
  return getElementsByTagName('script', page.document, true, 200)
    .filter((script) => /ld\+json/i.test(script.attribs.type ?? ''))
    .flatMap((script) => {
      const text = script.children.map((child) => ('data' in child ? child.data : '')).join('')
      return postingsIn(jsonOf({ kind: 'json', url: page.url, status: 200, text }))
    })
}

function microdataOf(page: HtmlPage): unknown {
  const isJob = ({ attribs }: Element) => /schema\.org\/JobPosting$/i.test(attribs.itemtype ?? '')
  const item = findOne(isJob, page.document.children)
  if (item === null) return null
  const posting: Record<string, unknown> = {}
  const waiting: ChildNode[] = [...item.children].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isTag(node)) continue
    const name = node.attribs.itemprop
    if (name !== undefined && !Object.hasOwn(posting, name)) posting[name] = propertyOf(node, name)
    // An organisation's name is not the job's.
    const isOther = name === 'description' || name === 'hiringOrganization'
    if (!isOther) for (const child of [...node.children].reverse()) waiting.push(child)
  }
  return { ...posting, jobLocation: { address: { addressLocality: posting.addressLocality ?? posting.jobLocation } } }
}

function propertyOf(element: Element, name: string): string {
  const { content, datetime } = element.attribs
  if (name === 'description') return content ?? getInnerHTML(element)
  return content ?? datetime ?? visibleText(element)
}
