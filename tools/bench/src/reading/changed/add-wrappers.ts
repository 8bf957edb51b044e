import type { Draws } from '@vedetta/synthetic/random/draws'
import { type AnyNode, type Document, type Element, isTag } from 'domhandler'
import { documentsOf, elementAround, elementsOf, isInline, isUnread, setChildren } from './document-nodes.ts'
import type { RecordedSite } from './recorded-site.ts'

/** Blocks that may stand in a `div` wherever they stand. */
const blocks = new Set(
  'address article aside blockquote div dl figure form h1 h2 h3 h4 h5 h6 nav ol p section table ul'.split(' '),
)
/** Elements that accept no `div` between themselves and their children. */
const strict = new Set('table thead tbody tfoot tr ul ol dl select details head html frameset p'.split(' '))
/** Elements whose line of text may stand in a `span`. */
const lines = new Set('a button dd dt h1 h2 h3 h4 h5 h6 li p summary td th'.split(' '))

const share = 0.5
const maxNested = 3

type Wrappers = readonly string[]

/** Puts one to three elements around half of the kinds of blocks and lines; what is set alike on a site is wrapped alike. */
export function addWrappers(site: RecordedSite, draws: Draws): boolean {
  const chosen = new Map<string, Wrappers>()
  const wrappersOf = (kind: string, names: readonly [string, ...string[]]): Wrappers => {
    const known = chosen.get(kind)
    if (known) return known
    const count = draws.chance(share) ? draws.between(1, maxNested) : 0
    const wrappers = Array.from({ length: count }, () => draws.pick(names))
    chosen.set(kind, wrappers)
    return wrappers
  }
  let added = 0
  for (const document of documentsOf(site))
    for (const element of elementsOf(document)) {
      if (isWithinUnread(element)) continue
      if (lines.has(element.name) && element.children.length > 0 && elementsOf(element).every(isInline))
        added += wrapContent(element, wrappersOf(`in ${kindOf(element)}`, ['span']))
      const { parent } = element
      if (blocks.has(element.name) && parent && !(isTag(parent) && (strict.has(parent.name) || isInline(parent))))
        added += wrap(element, wrappersOf(kindOf(element), ['div', 'div', 'section']))
    }
  return added > 0
}

const kindOf = (element: Element) => {
  const own = ({ name, attribs }: Element) => `${name}.${attribs.class ?? ''}`
  return `${element.parent && isTag(element.parent) ? own(element.parent) : ''} > ${own(element)}`
}

function isWithinUnread(element: Element): boolean {
  for (let node: AnyNode | null = element; node; node = node.parent) if (isUnread(node)) return true
  return false
}

function wrapContent(element: Element, wrappers: Wrappers): number {
  if (wrappers.length > 0) setChildren(element, [nested(wrappers, element.children)])
  return wrappers.length
}

function wrap(element: Element, wrappers: Wrappers): number {
  const parent = element.parent as Element | Document
  const at = parent.children.indexOf(element)
  if (wrappers.length > 0) setChildren(parent, parent.children.with(at, nested(wrappers, [element])))
  return wrappers.length
}

const nested = (wrappers: Wrappers, children: readonly AnyNode[]): Element =>
  wrappers.reduce<Element | null>((inner, name) => elementAround(name, {}, inner ? [inner] : children), null) as Element
