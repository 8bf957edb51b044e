import type { Element } from 'domhandler'
import { walk } from '../html/dom.ts'
import { oncePerPage } from '../page/once-per-page.ts'

/**
 * The elements that extractors read apart from the text around them; `typed` by `itemtype` or `typeof`, headlines `h1`
 * and `title`. `states` are attributes that hold data for a component: `data-page`, `props`, `:jobs`, `x-data`.
 */
export type PageParts = {
  scripts: Element[]
  tables: Element[]
  typed: Element[]
  headlines: Element[]
  states: string[]
  forms: number
  selects: number
}

const maxParts = 300
const minState = 60

const recordStart = /^\s{0,40}[[{]|\[\s{0,40}\{/
const otherAttributes = new Set(['style', 'class', 'href', 'src', 'srcset', 'content', 'alt', 'title', 'd', 'onclick'])

/** Whether an attribute holds data: JSON, or the literal of a component's state. */
const holdsData = (name: string, value: string) =>
  value.length > minState && !otherAttributes.has(name) && value.includes('{') && recordStart.test(value)

/** Found in one walk. */
export const pageParts = oncePerPage((page): PageParts => {
  const parts: PageParts = { scripts: [], tables: [], typed: [], headlines: [], states: [], forms: 0, selects: 0 }
  walk(page.document.children, {
    enter(element) {
      if (element.name === 'script' && parts.scripts.length < maxParts) parts.scripts.push(element)
      else if (element.name === 'table' && parts.tables.length < maxParts) parts.tables.push(element)
      else if (element.name === 'h1' || element.name === 'title') parts.headlines.push(element)
      else if (element.name === 'form') parts.forms += 1
      else if (element.name === 'select') parts.selects += 1
      for (const name in element.attribs) {
        const value = element.attribs[name] ?? ''
        if (holdsData(name, value) && parts.states.length < maxParts) parts.states.push(value)
      }
      if (element.attribs.itemtype !== undefined || element.attribs.typeof !== undefined) parts.typed.push(element)
      return element.name !== 'script' && element.name !== 'style' && element.name !== 'svg'
    },
    leave() {},
    text() {},
  })
  return parts
})
