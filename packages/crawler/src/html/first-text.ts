import { type ChildNode, isTag, isText } from 'domhandler'

const maxDepth = 5

/** The text that a node begins with, down its first children. */
export function firstText(node: ChildNode): string {
  let inner: ChildNode | undefined = node
  for (let depth = 0; inner && depth < maxDepth; depth++) {
    if (isText(inner)) return inner.data
    inner = isTag(inner) ? inner.children[0] : undefined
  }
  return ''
}
