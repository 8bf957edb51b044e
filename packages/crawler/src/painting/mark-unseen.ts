import {
  blankPainting,
  colourOf,
  isTakenAway,
  isTinySize,
  isUnseen,
  lengthOf,
  paintingOf,
  paintingProperties,
} from './painting.ts'

const rules = [blankPainting, paintingOf, isUnseen, isTakenAway, isTinySize, lengthOf, colourOf]
/** As many as are read of a page. */
const maxNodes = 30_000

/**
 * For the browser: marks the elements whose own text nobody can see by their computed style, and writes opacity 0 where a parser finds it.
 * Style sheets in files aren't fetched, so what has a class or an ID may have other colours than are computed. A page can give its elements
 * names that hide the properties of others, so these are taken from the prototypes.
 */
export const markUnseen = (mark: string) => `(() => {
  ${rules.map(String).join('\n')}
  const getter = (prototype, name) => Function.prototype.call.bind(Object.getOwnPropertyDescriptor(prototype, name).get)
  const method = (prototype, name) => Function.prototype.call.bind(prototype[name])
  const parentOf = getter(Node.prototype, 'parentElement')
  const textOf = getter(CharacterData.prototype, 'data')
  const inlineOf = getter(HTMLElement.prototype, 'style')
  const has = method(Element.prototype, 'hasAttribute')
  const set = method(Element.prototype, 'setAttribute')
  const hasFiles = method(Document.prototype, 'querySelector')(document, 'link[rel~="stylesheet" i][href]') !== null
  const root = getter(Document.prototype, 'documentElement')(document)
  const walker = method(Document.prototype, 'createTreeWalker')(document, root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const paintings = new Map()
  for (let node = root, seen = 0; node !== null && seen < ${maxNodes}; node = walker.nextNode(), seen += 1) {
    const parent = parentOf(node)
    const outside = paintings.get(parent) ?? blankPainting(!hasFiles)
    if (node instanceof Text) {
      if (textOf(node).trim() !== '' && isUnseen(outside)) set(parent, '${mark}', '')
      continue
    }
    const computed = getComputedStyle(node)
    const style = Object.fromEntries(${JSON.stringify(paintingProperties)}.map((name) => [name, computed.getPropertyValue(name)]))
    paintings.set(node, paintingOf(outside, style, hasFiles && (has(node, 'class') || has(node, 'id'))))
    const isStill = computed.transform === 'none' && computed.animationName === 'none' && computed.transitionDuration === '0s'
    if (computed.opacity === '0' && isStill && node instanceof HTMLElement) inlineOf(node).opacity = '0'
  }
})()`
