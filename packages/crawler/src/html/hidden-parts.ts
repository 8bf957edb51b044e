import { oncePer } from '@vedetta/reference/once-per'
import { type ChildNode, type Element, isTag, type ParentNode } from 'domhandler'
import { textContent } from 'domutils'
import { classKinds, hidingClass } from './class-kinds.ts'
import { isFaded } from './faded-parts.ts'
import { isHiddenByContent } from './named-frame.ts'
import { isTranslatedTwin } from './translated-twins.ts'

const hidingStyle = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const panelClass = /accord|collaps|toggle|tab-|tabs|panel|faq|modal|popup|lightbox|dropdown-content|expand/i
const minText = 40
const maxText = 4_000
/** Of siblings and of elements beside one, as many are looked at. */
const maxNear = 12
const maxControls = 2_000
const maxNodes = 30_000

/** Not shown, and nothing that a reader can open: a closed panel's text is part of the page. */
export function isHidden(element: Element): boolean {
  const { hidden, style, class: classes } = element.attribs
  const isHiddenByClass = classes !== undefined && classKinds(classes).isHiding && isHiddenByContent(element)
  const isHiddenInline = hidden !== undefined || (style !== undefined && hidingStyle.test(style)) || isFaded(element)
  const isMarked = isHiddenByClass || isHiddenInline
  return (isMarked && !isPanel(element) && !isOpenable(element)) || isTranslatedTwin(element)
}

function isPanel(element: Element): boolean {
  const { role, class: classes = '', id = '' } = element.attribs
  return (
    role === 'tabpanel' ||
    role === 'region' ||
    element.attribs['aria-labelledby'] !== undefined ||
    panelClass.test(classes) ||
    panelClass.test(id) ||
    element.name === 'dd'
  )
}

const placeholder = /\{\{|\$\{|\[\[|<%|%s|\{\w+\}/

/** A template that holds a text as it is shown once opened, not a pattern that a script fills in. */
export const isReadTemplate = oncePer(
  (template: Element): boolean => !placeholder.test(textContent(template).slice(0, maxText)) && isOpenable(template),
)

/** Text that the page's own controls show: by its name, by a button beside it, or like the entries beside it. */
const isOpenable = oncePer((element: Element): boolean => {
  const isNamed = element.attribs.id !== undefined && openedIds(rootOf(element)).has(element.attribs.id)
  return isLikeShownSibling(element) || ((isNamed || hasButtonBeside(element)) && holdsOwnText(element))
})

/** More than links and fields: a menu for small screens or a search form is opened too. */
function holdsOwnText(element: Element): boolean {
  const text = textContent(element).slice(0, maxText)
  if (text.length < minText || isAboutCookies(element)) return false
  return lengthOutsideLinks(element) >= minText
}

const silent = new Set(['a', 'script', 'style', 'select', 'button', 'label', 'form', 'nav'])

function lengthOutsideLinks(element: Element): number {
  let length = 0
  let nodes = 0
  const waiting: ChildNode[] = [...element.children]
  while (waiting.length > 0 && length < minText && nodes < maxNodes) {
    const node = waiting.pop() as ChildNode
    nodes += 1
    if (isTag(node)) {
      if (!silent.has(node.name)) waiting.push(...node.children)
    } else if ('data' in node && node.type === 'text') length += node.data.trim().length
  }
  return length
}

/** Adverts open in dialogs too, so their words decide. */
export const isAboutCookies = (element: Element): boolean => /cookie/i.test(textContent(element).slice(0, 1_000))

/** What a control opens: `data-target="#m1"`, `aria-controls="m1"`, `href="#job-3"`. */
export function openedBy({ attribs }: Element): string | null {
  const named = attribs['aria-controls'] ?? attribs['data-modal'] ?? attribs['data-popup'] ?? attribs['data-dialog']
  const target = named ?? attribs['data-target'] ?? attribs['data-bs-target'] ?? attribs.href
  return target !== undefined && (named !== undefined || target.startsWith('#')) ? target.replace(/^#/, '') : null
}

const openedIds = oncePer((root: ParentNode): ReadonlySet<string> => {
  const ids = new Set<string>()
  const waiting: ChildNode[] = [...root.children]
  for (let nodes = 0; waiting.length > 0 && nodes < maxNodes && ids.size < maxControls; nodes += 1) {
    const node = waiting.pop()
    if (node === undefined || !isTag(node)) continue
    const id = openedBy(node)
    if (id) ids.add(id)
    for (const child of node.children) waiting.push(child)
  }
  return ids
})

function rootOf(element: Element): ParentNode {
  let root: ParentNode = element
  while (root.parent) root = root.parent
  return root
}

/** Too large to be one card. */
const frames = new Set(['body', 'html', 'header', 'footer', 'nav', 'main'])

function hasButtonBeside(element: Element): boolean {
  const { parent } = element
  if (parent === null || !isTag(parent) || frames.has(parent.name)) return false
  return nearest(element).some((sibling) => isButton(sibling) || sibling.children.slice(0, maxNear).some(isButton))
}

function isButton(node: ChildNode): boolean {
  if (!isTag(node)) return false
  const { name, attribs } = node
  if (name === 'button' || attribs.role === 'button' || attribs['aria-expanded'] !== undefined) return true
  return name === 'a' && /^(?:#|javascript:)/i.test(attribs.href ?? '')
}

/** An entry of a list of which only the first are shown. */
function isLikeShownSibling(element: Element): boolean {
  if (isTranslated(element) || isInFrame(element)) return false
  const classes = shownClasses(element)
  if (classes === '' && !entries.has(element.name)) return false
  const isAlike = (sibling: Element) =>
    shownClasses(sibling) === classes && (classes !== '' || sibling.name === element.name)
  return nearest(element).some((sibling) => isAlike(sibling) && !isMarkedHidden(sibling))
}

/** Part of a menu, for which small screens have entries of their own. */
function isInFrame(element: Element): boolean {
  for (let parent = element.parent, level = 0; parent && level < maxNear; parent = parent.parent, level += 1) {
    if (!isTag(parent)) continue
    const { class: classes = '', id = '', role } = parent.attribs
    if (parent.name === 'nav' || parent.name === 'header' || parent.name === 'footer' || role === 'navigation')
      return true
    if (classKinds(classes).isNavigation || classKinds(id).isNavigation) return true
  }
  return false
}

const entries = new Set(['li', 'article', 'tr'])

const isTranslated = ({ attribs }: Element) =>
  attribs.lang !== undefined || Object.keys(attribs).some((name) => name.startsWith('data-lang'))

const shownClasses = ({ attribs }: Element) => (attribs.class ?? '').replace(hidingClass, ' ').trim()

function isMarkedHidden({ attribs: { hidden, style, class: classes } }: Element): boolean {
  return (
    hidden !== undefined ||
    (style !== undefined && hidingStyle.test(style)) ||
    (classes !== undefined && classKinds(classes).isHiding)
  )
}

/** The elements before and after it, the nearest first. */
function nearest(element: Element): Element[] {
  const found: Element[] = []
  for (const side of ['prev', 'next'] as const) {
    let node: ChildNode | null = element[side]
    for (let step = 0; node && step < maxNear; step += 1, node = node[side]) if (isTag(node)) found.push(node)
  }
  return found
}
