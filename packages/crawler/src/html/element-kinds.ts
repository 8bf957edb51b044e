import { type Element, isTag, isText } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { classKinds } from './class-kinds.ts'
import { firstText } from './first-text.ts'
import { isAboutCookies, isReadTemplate } from './hidden-parts.ts'
import { isFrameByContent } from './named-frame.ts'

const blocks = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
)

const unreadable = new Set(
  (
    'script style template head noframes iframe object embed svg math canvas audio video map select option datalist ' +
    'textarea input progress meter'
  ).split(' '),
)

/** A component is a block of the page, whatever browsers make of a name they do not know. */
const component = /-(?!icon|link|tooltip|ripple)[a-z]/

export function isBlock({ name }: Element): boolean {
  return blocks.has(name) || (name.includes('-') && component.test(name))
}

/** Elements without text that a reader sees. */
export function isUnreadable({ name }: Element): boolean {
  return unreadable.has(name)
}

/** Elements that are no text of the page: scripts, form fields, navigation, cookie notices. */
export function isNoise(element: Element): boolean {
  if (element.name === 'template') return !isReadTemplate(element)
  if (isUnreadable(element) || (element.name === 'nav' && !holdsTexts(element))) return true
  if (element.name === 'noscript' && isAboutScripts(element)) return true
  const { role, class: classes, id } = element.attribs
  if (role === 'navigation') return true
  const isDialog = role === 'dialog' || role === 'alertdialog' || element.name === 'dialog'
  if (isDialog && isAboutCookies(element)) return true
  if (element.name === 'body' || element.name === 'main' || element.name === 'html') return false
  const isNamed =
    (id !== undefined && classKinds(id).isNavigation) || (classes !== undefined && classKinds(classes).isNavigation)
  return isNamed && !holdsContent(element) && isFrameByContent(element)
}

const minText = 60

/** A menu has no paragraphs: what does is a list of entries with a text each. */
function holdsTexts(element: Element): boolean {
  return (
    findOne((inner) => inner.name === 'p' && textContent(inner).trim().length > minText, element.children, true) !==
    null
  )
}

/** An element that holds the page's title is content, whatever its name. */
export function holdsContent(element: Element): boolean {
  return findOne(({ name }) => name === 'h1' || name === 'main', element.children, true) !== null
}

/** "Per vedere questo sito serve JavaScript"; other words there are the page's own. */
function isAboutScripts(element: Element): boolean {
  const text = textContent(element)
  return text.length < 300 && /java ?script/i.test(text)
}

/** 1 to 6 for `h1` to `h6`, else null. */
export function headingLevel(element: Element): number | null {
  const { name } = element
  const level = name.length === 2 && name[0] === 'h' ? Number(name[1]) : Number.NaN
  return level >= 1 && level <= 6 ? level : null
}

const inline = new Set(['span', 'small', 'em', 'i', 'b', 'strong', 'sup', 'mark', 'label'])

/** An inline element that style sets apart from the words beside it: "Saldatore [Posizione chiusa]". */
export function isBadge(element: Element): boolean {
  return inline.has(element.name) && element.attribs.class !== undefined && classKinds(element.attribs.class).isBadge
}

const holders = new Set(['div', 'li', 'td', 'a', 'button', 'article', 'section', 'header', 'footer', 'figure'])

/** `<div><span class="city">Lodi</span><span class="hours">Part time</span></div>`: words that only style sets apart. */
export function hasSeparateChildren(element: Element): boolean {
  if (!holders.has(element.name) || element.children.length < 2) return false
  let named = 0
  for (const child of element.children) {
    if (isText(child)) {
      if (/[\p{L}\p{N}]/u.test(child.data)) return false
    } else if (isTag(child) && isNamedInline(child)) named++
  }
  return named > 1 || hasColumns(element)
}

const columns = 3

/** `<li><span>Vendite</span><span>Roma</span><span>Capoarea</span></li>`: three or more that all begin like a name are columns. */
function hasColumns(element: Element): boolean {
  const children = element.children.filter(isTag)
  return (
    children.length >= columns &&
    children.every((child) => inline.has(child.name) && /^\s*(?:\p{Lu}|\p{N}|\p{So})/u.test(firstText(child)))
  )
}

/** Whether an element breaks the line where its parent has separate children. */
export function isSeparable({ name }: Element): boolean {
  return name === 'a' || name === 'time' || inline.has(name)
}

function isNamedInline(element: Element): boolean {
  const { class: classes, id } = element.attribs
  return element.name === 'a' || (isSeparable(element) && (classes !== undefined || id !== undefined))
}
