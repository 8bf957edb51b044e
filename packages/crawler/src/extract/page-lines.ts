import type { Element } from 'domhandler'
import { isChrome } from '../html/chrome.ts'
import { type MarkedLine, type PlacedLink, readLines } from '../html/lines.ts'
import { withoutMenus } from '../html/menus.ts'
import { oncePerPage } from '../page/once-per-page.ts'

/** From `from` up to, not including, `to`. */
export type LineRange = { from: number; to: number }

/** A page's content as lines, and which of them each element holds. */
export type PageLines = {
  lines: MarkedLine[]
  links: PlacedLink[]
  /** How often each address stands on the page. */
  hrefCounts: ReadonlyMap<string, number>
  rangeOf: ReadonlyMap<Element, LineRange>
  byId: ReadonlyMap<string, Element>
}

/** Ancestors further up never separate one advert from the next. */
const maxClimb = 48

export const pageLines = oncePerPage((page): PageLines => {
  const { lines, links } = withoutMenus(readLines(page.document.children, isChrome))
  const rangeOf = new Map<Element, LineRange>()
  const byId = new Map<string, Element>()
  lines.forEach((line, index) => {
    for (const element of ancestorsOf(line)) {
      const range = rangeOf.get(element)
      if (range) range.to = index + 1
      else {
        rangeOf.set(element, { from: index, to: index + 1 })
        const { id } = element.attribs
        if (id && !byId.has(id)) byId.set(id, element)
      }
    }
  })
  const hrefCounts = new Map<string, number>()
  for (const { attribs } of links.map(({ element }) => element))
    if (attribs.href) hrefCounts.set(attribs.href, (hrefCounts.get(attribs.href) ?? 0) + 1)
  return { lines, links, hrefCounts, rangeOf, byId }
})

/** Whether one of the nearest elements around a line's first word is of a kind. */
export function isInside(line: MarkedLine, limit: number, isOfKind: (element: Element) => boolean): boolean {
  let left = limit
  for (let parent = line.start.parent; parent && left > 0; parent = parent.parent)
    if ('name' in parent) {
      if (isOfKind(parent)) return true
      left--
    }
  return false
}

/** The elements around a line's first word, the nearest first. */
export function ancestorsOf(line: MarkedLine, limit = maxClimb): Element[] {
  const found: Element[] = []
  for (let parent = line.start.parent; parent && found.length < limit; parent = parent.parent)
    if ('name' in parent) found.push(parent)
  return found
}
