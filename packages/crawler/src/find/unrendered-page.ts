import { type Element, isTag, isText } from 'domhandler'
import { getElementsByTagName } from 'domutils'
import { visibleText, walk } from '../html/dom.ts'
import { loadMoreButtons } from '../lexicon/buttons.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import type { HtmlPage } from '../page.ts'
import { foldWords } from './fold-words.ts'

const placeholderClass = /(?:skeleton|loader|loading|spinner|placeholder|shimmer|animate-pulse|caricament)/i
const listName =
  /(?:job|career|position|vacanc|posizion|offert|annunc|lavor|opening|recruit|stellen|repeater|listing|results)/i
const appRoots = new Set(['app', 'root', '__next', '__nuxt', 'main-app', 'gatsby', '___gatsby', 'svelte'])

const lists = new Set(['ul', 'ol', 'tbody'])
/** Elements that are empty by nature or stand outside the content. */
const neverFilled = new Set(
  'script style head svg footer nav input img a i span hr br iframe textarea button select source video'.split(' '),
)

/** Whether the page is an application's empty shell, without text before its scripts run. */
export function isShell(page: HtmlPage): boolean {
  if (page.isRendered || getElementsByTagName('script', page.document, true, 1).length === 0) return false
  if (getElementsByTagName('a', page.document, true, 3).length > 2 || visibleText(page.document).length >= 300)
    return false
  return hasElement(page, (element, isEmpty) => isAppRoot(element) || (isEmpty && (element.attribs.id ?? '') !== ''))
}

/** Where an application draws itself: `<div id="root">`, `<app-root>`. */
function isAppRoot({ name, attribs: { id = '' }, parent }: Element): boolean {
  const isTop = parent !== null && 'name' in parent && (parent.name === 'body' || parent.name === 'html')
  return appRoots.has(id) || (isTop && name.includes('-'))
}

/** Whether the page has a list that a script has yet to fill. */
export function hasUnfilledList(page: HtmlPage): boolean {
  if (page.isRendered) return false
  return isShell(page) || hasElement(page, isUnfilled)
}

const loadingMore = foldedWords(loadMoreButtons)
const maxButtons = 500

/** Whether a button loads the rest of the list, so that the page shows only a part. */
export function hasMoreToLoad(page: HtmlPage): boolean {
  if (page.isRendered) return false
  const buttons = ['a', 'button'].flatMap((name) => getElementsByTagName(name, page.document, true, maxButtons))
  return buttons.some(({ name, attribs, children }) => {
    const isScripted = name === 'button' || /^(?:#.*|javascript:.*|)$/i.test(attribs.href?.trim() ?? '')
    return isScripted && children.length > 0 && loadingMore.test(foldWords(buttonText(children)))
  })
}

const buttonText = (children: Element['children']) =>
  children
    .map((child) => visibleText(child))
    .join(' ')
    .slice(0, 80)

function isUnfilled({ name, attribs }: Element, isEmpty: boolean): boolean {
  const { id = '', class: classes = '', role } = attribs
  if (placeholderClass.test(classes) || appRoots.has(id)) return true
  return isEmpty && (lists.has(name) || role === 'list' || role === 'feed' || listName.test(`${id} ${classes}`))
}

/** Whether the page's content holds such an element. */
function hasElement(page: HtmlPage, test: (element: Element, isEmpty: boolean) => boolean): boolean {
  let isFound = false
  walk(page.document.children, {
    enter(element) {
      if (isFound || neverFilled.has(element.name)) return false
      const isEmpty = element.children.every((child) => !isTag(child) && (!isText(child) || child.data.trim() === ''))
      isFound = test(element, isEmpty)
      return !isFound
    },
    leave: () => {},
    text: () => {},
  })
  return isFound
}
