import { type AnyNode, type Document, type Element, isTag } from 'domhandler'
import { getElementsByTagName } from 'domutils'
import { Parser } from 'htmlparser2'
import { walk } from '../html/dom.ts'
import { VisibleDomHandler } from '../page/visible-dom-handler.ts'
import type { Page } from '../page.ts'
import { answerText } from './json-values.ts'

const maxElements = 2_000
const maxOpen = 200
const chunk = 8_192

/** Counts the open elements: feeds are shallow, and the parser takes ever longer the deeper it is. */
class CountingHandler extends VisibleDomHandler {
  open = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.open += 1
    super.onopentag(name, attributes)
  }

  override onclosetag(): void {
    this.open -= 1
    super.onclosetag()
  }
}

/** The page's XML, entities of the document's own not expanded; null if it is none. */
export function xmlOf(page: Page): Document | null {
  const text = answerText(page)
  if (page.status >= 400 || !/^\s*</.test(text)) return null
  const handler = new CountingHandler()
  const parser = new Parser(handler, { xmlMode: true })
  for (let start = 0; start < text.length && handler.open < maxOpen; start += chunk)
    parser.write(text.slice(start, start + chunk))
  parser.end()
  handler.cleanTexts()
  return handler.root
}

/** Every element of that name, however deep. */
export function elementsNamed(root: Document, name: string): Element[] {
  return getElementsByTagName(name, root, true, maxElements)
}

/** The elements under these names, each a child of the one before. */
export function elementsUnder(parent: Element, ...path: string[]): Element[] {
  let found = [parent]
  for (const name of path) {
    const children: AnyNode[] = found.flatMap((element) => element.children)
    found = children.filter((child) => isTag(child)).filter((child) => child.name === name)
  }
  return found.slice(0, maxElements)
}

/** The text of the first element under these names, or null. */
export function xmlText(parent: Element, ...path: string[]): string | null {
  const [element] = elementsUnder(parent, ...path)
  if (element === undefined) return null
  const parts: string[] = []
  walk(element.children, { enter: () => true, leave: () => undefined, text: ({ data }) => parts.push(data) })
  const text = parts.join('').trim()
  return text === '' ? null : text
}

/** Whether the root element is closed, which it is not where the answer was cut. */
export function isWholeXml(xml: Document, page: Page): boolean {
  const root = xml.children.find((child) => isTag(child))
  const text = answerText(page).trimEnd()
  return root !== undefined && (text.endsWith(`</${root.name}>`) || (root.children.length === 0 && text.endsWith('/>')))
}
