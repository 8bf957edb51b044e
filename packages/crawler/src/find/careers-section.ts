import { Document, type Element, isTag } from 'domhandler'
import { findOne, getElementsByTagName } from 'domutils'
import { visibleText } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'
import { careersWeight } from './careers-words.ts'
import { foldWords } from './fold-words.ts'

const minText = 150
const maxClimb = 4
const maxTargets = 5

/** The section of a one-page site that its menu labels as careers, as a page of its own; null if it has none. */
export function careersSection(page: HtmlPage): HtmlPage | null {
  const tried = new Set<string>()
  for (const link of getElementsByTagName('a', page.document, true, 500)) {
    const id = /^(?:[^#]*\/)?#([\w:.-]{1,80})$/.exec(link.attribs.href ?? '')?.[1]
    if (id === undefined || tried.has(id) || careersWeight(foldWords(visibleText(link))) < 10) continue
    tried.add(id)
    if (tried.size > maxTargets) return null
    const target = findOne(
      (element) => element.attribs.id === id || element.attribs.name === id,
      page.document.children,
    )
    const section = target && withText(target)
    if (section) return { ...page, document: new Document([section]) }
  }
  return null
}

/** An anchor is often an empty element at the top of its section. */
function withText(target: Element): Element | null {
  let element = target
  for (let step = 0; step < maxClimb && visibleText(element).length < minText; step += 1) {
    if (element.parent === null || !isTag(element.parent) || element.parent.name === 'body') return null
    element = element.parent
  }
  return visibleText(element).length < minText ? null : element
}
