import { type Element, isTag, isText } from 'domhandler'

/** A frame's part says no more than this. */
const maxText = 3_000
const maxLabel = 80
const maxTrail = 160
const frameWords =
  /©|copyright|(?:p\.? ?iva|partita iva|\bvat)\D{0,8}\d{5}|diritti riservati|all rights reserved|note legali|impressum|datenschutz|cookie|newsletter|condivid|seguici|follow us/i
const trail = /\bhome\b/i
const wholes = new Set(['html', 'body', 'main', 'article'])

type Content = { text: string; linked: number; links: number; headings: number; titleLinks: number }

/**
 * A class or id says of its element that it is a footer, a menu or a cookie notice. It is believed where the content bears it out: several
 * links and hardly anything else, or the words of such parts. Names are the author's own, and a list of positions may have any.
 */
export function isFrameByContent(element: Element): boolean {
  const { text, linked, links, titleLinks } = contentOf(element)
  const isMenu = titleLinks === 0 && links !== 1 && linked * 2 >= text.length
  const isTrail = text.length <= maxTrail && trail.test(text)
  return isMenu || isTrail || (text.length < maxText && frameWords.test(text))
}

/** A name that hides an element is believed of a label or a frame; an entry or a paragraph is shown by some script. */
export function isHiddenByContent(element: Element): boolean {
  if (wholes.has(element.name)) return false
  const { text, links, headings } = contentOf(element)
  const isLabel = text.length <= maxLabel && links === 0 && (headings === 0 || isHeading(element))
  return isLabel || isFrameByContent(element)
}

const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name)
const isLink = ({ name }: Element) => name === 'a' || name === 'button'

function contentOf(element: Element): Content {
  const content: Content = { text: '', linked: 0, links: 0, headings: 0, titleLinks: 0 }
  addContent(element, { isLinked: false, isHeaded: false }, content)
  return content
}

/** Trees are no deeper than the parser allows, so this may recurse. */
function addContent(element: Element, around: { isLinked: boolean; isHeaded: boolean }, content: Content): void {
  const isLinked = around.isLinked || isLink(element)
  const isHeaded = around.isHeaded || isHeading(element)
  if (isLink(element)) content.links += 1
  if (isHeading(element)) content.headings += 1
  if (isLinked && isHeaded && !(around.isLinked && around.isHeaded)) content.titleLinks += 1
  for (const child of element.children) {
    if (content.text.length >= maxText) return
    if (isText(child)) {
      const text = child.data.trim().slice(0, maxText)
      content.text += ` ${text}`
      if (isLinked) content.linked += text.length + 1
    } else if (isTag(child) && child.name !== 'script' && child.name !== 'style')
      addContent(child, { isLinked, isHeaded }, content)
  }
}
