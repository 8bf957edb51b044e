import type { ChildNode, Element, ParentNode, Text } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { hasSeparateChildren, isBadge, isBlock, isNoise, isSeparable } from './element-kinds.ts'
import { isHidden } from './hidden-parts.ts'

type Visitor = {
  /** False: the children are passed over, and the element is not left. */
  enter(element: Element): boolean
  leave(element: Element): void
  text(text: Text): void
}

/** Visits nodes in reading order without recursion: a page may be nested ten thousand deep. */
export function walk(nodes: readonly ChildNode[], visitor: Visitor): void {
  for (const root of nodes) walkFrom(root, visitor)
}

function walkFrom(root: ChildNode, visitor: Visitor): void {
  let node = root
  for (;;) {
    const inner = enter(node, visitor)
    if (inner) {
      node = inner
      continue
    }
    while (node !== root && !node.next) {
      node = node.parent as ChildNode
      if (isTag(node)) visitor.leave(node)
    }
    if (node === root || !node.next) return
    node = node.next
  }
}

/** Its first child, if that is to be visited next. */
function enter(node: ChildNode, visitor: Visitor): ChildNode | null {
  if (isText(node)) visitor.text(node)
  else if (isTag(node)) {
    if (!visitor.enter(node)) return null
    if (node.children.length === 0) visitor.leave(node)
    return node.children[0] ?? null
  } else if ('children' in node) return node.children[0] ?? null
  return null
}

/**
 * The text a reader sees in these nodes, as one line; hidden parts, scripts and form fields are left out. With
 * `maxLength` only its beginning: nested links or cells each contain all that follows.
 */
export function visibleText(node: ChildNode | ParentNode | readonly ChildNode[], maxLength = Infinity): string {
  const parts: string[] = []
  let length = 0
  const apart = new Set<ParentNode>()
  const isApart = (element: Element) =>
    isBlock(element) ||
    isBadge(element) ||
    (element.parent !== null && apart.has(element.parent) && isSeparable(element))
  walk('children' in node && !('name' in node) ? node.children : Array.isArray(node) ? node : [node as ChildNode], {
    enter(element) {
      if (length > maxLength || isNoise(element) || isHidden(element)) return false
      if (isApart(element) || element.name === 'br') parts.push(' ')
      if (hasSeparateChildren(element)) apart.add(element)
      return true
    },
    leave(element) {
      if (isApart(element)) parts.push(' ')
    },
    text(text) {
      if (length > maxLength) return
      parts.push(text.data.slice(0, maxLength))
      length += text.data.length
    },
  })
  return collapseWhitespace(parts.join(''))
}
