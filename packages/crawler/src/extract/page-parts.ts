import type { Element } from 'domhandler'
import { walk } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'

/**
 * The elements that extractors read apart from the text around them; `typed` by `itemtype` or `typeof`, headlines `h1`
 * and `title`. `states` are attributes that hold JSON for a component: `data-page`, `props`, `:jobs`.
 */
export type PageParts = {
  scripts: Element[]
  tables: Element[]
  typed: Element[]
  headlines: Element[]
  states: string[]
}

const MAX_PARTS = 300
const MIN_STATE = 60

const isJsonStart = (text: string) => text.startsWith('{"') || text.startsWith('[{')

const known = new WeakMap<HtmlPage['document'], PageParts>()

/** Found in one walk a page. */
export function pageParts(page: HtmlPage): PageParts {
  const made = known.get(page.document) ?? findParts(page)
  known.set(page.document, made)
  return made
}

function findParts(page: HtmlPage): PageParts {
  const parts: PageParts = { scripts: [], tables: [], typed: [], headlines: [], states: [] }
  walk(page.document.children, {
    enter(element) {
      if (element.name === 'script' && parts.scripts.length < MAX_PARTS) parts.scripts.push(element)
      else if (element.name === 'table' && parts.tables.length < MAX_PARTS) parts.tables.push(element)
      else if (element.name === 'h1' || element.name === 'title') parts.headlines.push(element)
      for (const name in element.attribs) {
        const value = element.attribs[name] ?? ''
        if (value.length > MIN_STATE && isJsonStart(value) && parts.states.length < MAX_PARTS) parts.states.push(value)
      }
      if (element.attribs.itemtype !== undefined || element.attribs.typeof !== undefined) parts.typed.push(element)
      return element.name !== 'script' && element.name !== 'style' && element.name !== 'svg'
    },
    leave() {},
    text() {},
  })
  return parts
}
