import { type AnyNode, type Document, Element, isTag, isText, type Text } from 'domhandler'
import type { RecordedSite } from './recorded-site.ts'

/** Elements that stand in a line of text. */
const inline = new Set(
  'a abbr b big br cite code em font i label mark q s small span strike strong sub sup time tt u wbr'.split(' '),
)
/** Elements whose content no person reads. */
const unread = new Set(['script', 'style', 'template', 'svg', 'math', 'noscript', 'textarea'])

export const isInline = (node: AnyNode): boolean => !isTag(node) || inline.has(node.name)
export const isUnread = (node: AnyNode): boolean => isTag(node) && unread.has(node.name)

export function documentsOf({ bodies }: RecordedSite): Document[] {
  return [...bodies.values()].flatMap((body) => (body.kind === 'html' ? [body.document] : []))
}

export function elementsOf(root: Document | Element): Element[] {
  return root.children.flatMap((node) => (isTag(node) ? [node, ...elementsOf(node)] : []))
}

/** The texts below a node that a person may read, in their order. */
export function textsOf(root: Document | Element): Text[] {
  return root.children.flatMap((node) => {
    if (isText(node)) return [node]
    return isTag(node) && !isUnread(node) ? textsOf(node) : []
  })
}

/** The text of an element in one line. */
export const lineOf = (element: Document | Element): string =>
  textsOf(element)
    .map(({ data }) => data)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Elements that hold a line of text and nothing but inline elements: headings, cells, entries, paragraphs. */
export const linesIn = (root: Document | Element): Element[] =>
  elementsOf(root).filter(
    (element) =>
      !isInline(element) && !isUnread(element) && elementsOf(element).every(isInline) && lineOf(element) !== '',
  )

/** Puts children in place of an element's own, parents and neighbours included. */
export function setChildren(element: Document | Element, children: readonly AnyNode[]): void {
  element.children = [...children] as Element['children']
  for (const [index, child] of children.entries()) {
    child.parent = element
    child.prev = (children[index - 1] ?? null) as typeof child.prev
    child.next = (children[index + 1] ?? null) as typeof child.next
  }
}

/** A new element around nodes, not yet in a document. */
export function elementAround(name: string, attributes: Record<string, string>, children: readonly AnyNode[]): Element {
  const element = new Element(name, attributes)
  setChildren(element, children)
  return element
}
