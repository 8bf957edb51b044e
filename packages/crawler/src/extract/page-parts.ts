import type { Element } from 'domhandler'
import { walk } from '../html/dom.ts'
import { oncePerPage } from '../page/once-per-page.ts'

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

const maxParts = 300
const minState = 60

const isJsonStart = (text: string) => text.startsWith('{"') || text.startsWith('[{')

/** Found in one walk. */
export const pageParts = oncePerPage((page): PageParts => {
  const parts: PageParts = { scripts: [], tables: [], typed: [], headlines: [], states: [] }
  walk(page.document.children, {
    enter(element) {
      if (element.name === 'script' && parts.scripts.length < maxParts) parts.scripts.push(element)
      else if (element.name === 'table' && parts.tables.length < maxParts) parts.tables.push(element)
      else if (element.name === 'h1' || element.name === 'title') parts.headlines.push(element)
      for (const name in element.attribs) {
        const value = element.attribs[name] ?? ''
        if (value.length > minState && isJsonStart(value) && parts.states.length < maxParts) parts.states.push(value)
      }
      if (element.attribs.itemtype !== undefined || element.attribs.typeof !== undefined) parts.typed.push(element)
      return element.name !== 'script' && element.name !== 'style' && element.name !== 'svg'
    },
    leave() {},
    text() {},
  })
  return parts
})
