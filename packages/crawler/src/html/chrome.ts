import type { Element } from 'domhandler'
import { findOne } from 'domutils'
import { classKinds } from './class-kinds.ts'
import { holdsContent } from './element-kinds.ts'
import { isFrameByContent } from './named-frame.ts'

/** A page's frame around its content: footers, headers with a menu, forms to fill in. */
export function isChrome(element: Element): boolean {
  const { name, attribs } = element
  if (name === 'footer') return !isInside(element, ['article', 'li'])
  if (name === 'header') return hasMenu(element)
  if (name === 'form') return isToFillIn(element)
  if (attribs.role === 'contentinfo' || (attribs.role === 'banner' && hasMenu(element))) return true
  if (name === 'body' || name === 'main' || name === 'article' || name === 'a' || name === 'button') return false
  const isNamed =
    (attribs.class !== undefined && classKinds(attribs.class).isChrome) ||
    (attribs.id !== undefined && classKinds(attribs.id).isChrome)
  // A card has a footer of its own.
  return isNamed && !isInside(element, ['article', 'li']) && !holdsContent(element) && isFrameByContent(element)
}

function hasMenu(element: Element): boolean {
  return (
    findOne((inner) => inner.name === 'nav' || inner.attribs.role === 'navigation', element.children, true) !== null
  )
}

/** Some servers wrap the whole page into one form; a form to fill in has fields for text or files. */
function isToFillIn(form: Element): boolean {
  if (findOne((inner) => inner.attribs.name === '__VIEWSTATE', form.children, true)) return false
  const field = findOne(isTypedField, form.children, true)
  return (
    field !== null &&
    findOne((inner) => inner.name === 'article' || inner.name === 'table', form.children, true) === null
  )
}

function isTypedField({ name, attribs }: Element): boolean {
  if (name === 'textarea') return true
  return name === 'input' && ['text', 'email', 'file', 'tel', 'search', undefined].includes(attribs.type?.toLowerCase())
}

function isInside(element: Element, names: readonly string[]): boolean {
  let parent = element.parent
  for (let level = 0; parent && level < 40; level++) {
    if ('name' in parent && names.includes(parent.name)) return true
    parent = parent.parent
  }
  return false
}
