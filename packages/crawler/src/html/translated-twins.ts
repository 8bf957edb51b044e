import { oncePer } from '@vedetta/reference/once-per'
import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler'

/** Fewer are foreign words that an author marks, as a product’s name beside the sentence about it. */
const minTwins = 4
const maxNodes = 30_000

/**
 * The copy in another language of the element before it: `<span>Cuoco</span><span lang="en">Cook</span>`. A page that holds several of them
 * shows one language at a time.
 */
export function isTranslatedTwin(element: Element): boolean {
  if (element.attribs.lang === undefined) return false
  const root = rootOf(element)
  return isTwin(element, languageOf(root)) && hasSeveralTwins(root)
}

function isTwin(element: Element, language: string | null): boolean {
  const { lang } = element.attribs
  if (lang === undefined || language === null || baseOf(lang) === language) return false
  const before = precedingElement(element)
  return before?.name === element.name && baseOf(before.attribs.lang ?? language) === language
}

const baseOf = (lang: string) => lang.trim().toLowerCase().slice(0, 2)

function precedingElement(element: Element): Element | null {
  let node: ChildNode | null = element.prev
  while (node && isText(node) && node.data.trim() === '') node = node.prev
  return node && isTag(node) ? node : null
}

const languageOf = oncePer((root: ParentNode): string | null => {
  const html = root.children.find((node): node is Element => isTag(node) && node.name === 'html')
  return html?.attribs.lang === undefined ? null : baseOf(html.attribs.lang)
})

const hasSeveralTwins = oncePer((root: ParentNode): boolean => {
  const language = languageOf(root)
  const waiting: ChildNode[] = [...root.children]
  let twins = 0
  for (let nodes = 0; waiting.length > 0 && nodes < maxNodes && twins < minTwins; nodes += 1) {
    const node = waiting.pop()
    if (node === undefined || !isTag(node)) continue
    if (isTwin(node, language)) twins += 1
    for (const child of node.children) waiting.push(child)
  }
  return twins >= minTwins
})

function rootOf(element: Element): ParentNode {
  let root: ParentNode = element
  while (root.parent) root = root.parent
  return root
}
