import type { Element } from 'domhandler'
import { walk } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'

/** The elements that extractors read apart from the text around them. */
export type PageParts = { scripts: Element[]; tables: Element[] }

const MAX_PARTS = 300

const known = new WeakMap<HtmlPage['document'], PageParts>()

/** Found in one walk a page. */
export function pageParts(page: HtmlPage): PageParts {
  const made = known.get(page.document) ?? findParts(page)
  known.set(page.document, made)
  return made
}

function findParts(page: HtmlPage): PageParts {
  const parts: PageParts = { scripts: [], tables: [] }
  walk(page.document.children, {
    enter(element) {
      if (element.name === 'script' && parts.scripts.length < MAX_PARTS) parts.scripts.push(element)
      else if (element.name === 'table' && parts.tables.length < MAX_PARTS) parts.tables.push(element)
      return element.name !== 'script' && element.name !== 'style' && element.name !== 'svg'
    },
    leave() {},
    text() {},
  })
  return parts
}
