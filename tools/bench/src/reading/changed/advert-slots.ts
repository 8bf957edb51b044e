import { type AnyNode, type Document, type Element, isTag } from 'domhandler'
import { documentsOf, isUnread, lineOf, linesIn } from './document-nodes.ts'
import type { RecordedSite } from './recorded-site.ts'
import { titleFinder } from './title-finder.ts'

/** The lines of text that belong to a position at one place where it stands. */
export type AdvertSlots = { document: Document; slots: Element[] }

const maxTitleLine = 160
const minText = 20
const maxSlots = 40
const holders = new Set(['p', 'li', 'dd', 'div', 'td', 'blockquote'])
const furniture = new Set(['nav', 'header', 'footer', 'aside', 'form', 'a', 'button', 'label', 'head'])

/** The places where a title stands in a line, each with the lines after it up to where another position or the page's end begins. */
export function advertSlots(site: RecordedSite, title: string, titles: readonly string[]): AdvertSlots[] {
  const own = titleFinder(new Map([[title, '']]))
  const others = titles.filter((other) => other !== title)
  const another = others.length > 0 ? titleFinder(new Map(others.map((other) => [other, '']))) : null
  return documentsOf(site).flatMap((document) => {
    const first = linesIn(document).find(
      (element) => !isFurniture(element) && lineOf(element).length <= maxTitleLine && own.isIn(lineOf(element)),
    )
    if (!first) return []
    const region = regionOf(first, (text) => another?.isIn(text) ?? false)
    const lines = linesIn(region)
    const slots = lines
      .slice(lines.indexOf(first) + 1)
      .filter((element) => holders.has(element.name) && !isFurniture(element) && lineOf(element).length >= minText)
    return [{ document, slots: slots.slice(0, maxSlots) }]
  })
}

/** The largest element around a title's line that names no other position. */
function regionOf(line: Element, namesAnother: (text: string) => boolean): Element {
  let region = line
  for (
    let parent = line.parent;
    parent && isTag(parent) && !/^(?:body|html)$/.test(parent.name);
    parent = parent.parent
  ) {
    if (namesAnother(lineOf(parent))) break
    region = parent
  }
  return region
}

function isFurniture(element: Element): boolean {
  for (let node: AnyNode | null = element; node; node = node.parent)
    if (isUnread(node) || (isTag(node) && furniture.has(node.name))) return true
  return false
}
