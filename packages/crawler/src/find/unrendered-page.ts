import { oncePer } from '@vedetta/reference/once-per'
import { type Element, isTag, isText } from 'domhandler'
import { getElementsByTagName, textContent } from 'domutils'
import { visibleText, walk } from '../html/dom.ts'
import { loadMoreButtons } from '../lexicon/buttons.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import type { HtmlPage } from '../page.ts'
import { careersWeight } from './careers-words.ts'
import { isFile, urlKey } from './clean-url.ts'
import { foldWords } from './fold-words.ts'
import type { Link } from './links.ts'

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
  return hasElement(page, (element) => isAppRoot(element) || isTextlessRoot(element))
}

/** An element with a name for scripts and no word in it, be it empty or with a loading wheel. */
function isTextlessRoot({ name, attribs, children }: Element): boolean {
  const isNamed = (attribs.id ?? '') !== '' && name !== 'body' && name !== 'html'
  return isNamed && children.every((child) => visibleText(child) === '')
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
export const hasMoreToLoad = oncePer((page: HtmlPage): boolean => {
  if (page.isRendered) return false
  const buttons = ['a', 'button'].flatMap((name) => getElementsByTagName(name, page.document, true, maxButtons))
  return buttons.some(({ name, attribs, children }) => {
    const isScripted = name === 'button' || /^(?:#.*|javascript:.*|)$/i.test(attribs.href?.trim() ?? '')
    return isScripted && children.length > 0 && loadingMore.test(foldWords(buttonText(children)))
  })
})

const buttonText = (children: Element['children']) =>
  children
    .map((child) => visibleText(child))
    .join(' ')
    .slice(0, 80)

function isUnfilled(element: Element, isEmpty: boolean): boolean {
  const { name, attribs } = element
  const { id = '', class: classes = '', role } = attribs
  if (placeholderClass.test(classes) || appRoots.has(id) || saysLoading(element)) return true
  const isNamed = listName.test(`${id} ${classes}`) || (name.includes('-') && listName.test(name))
  return isEmpty && (lists.has(name) || role === 'list' || role === 'feed' || isNamed)
}

const loading = /^(?:caricamento|in caricamento|attendere|loading|wird geladen|lädt)[^.!?]{0,40}[.…!]{0,3}$/iu
const maxLoading = 60

/** "Caricamento delle posizioni…" is all that it says. */
function saysLoading(element: Element): boolean {
  if (element.children.length > 3) return false
  const [first] = element.children.filter((child) => isText(child) && child.data.trim() !== '')
  return first !== undefined && isText(first) && first.data.length <= maxLoading && loading.test(first.data.trim())
}

const headings = new Set(['h1', 'h2', 'h3', 'h4'])
const scriptNotice = /java ?script/i

/** Whether a heading announces openings, and what a script has yet to fill stands below it. */
export function hasUnfilledOpenings(page: HtmlPage): boolean {
  if (page.isRendered) return false
  return hasElement(page, (element, isEmpty) => {
    if (element.name === 'noscript') return listName.test(visibleNotice(element))
    const isWaiting = saysLoading(element) || placeholderClass.test(element.attribs.class ?? '')
    return (isWaiting || (isEmpty && isPlaceOfScript(element))) && isBelowOpenings(element)
  })
}

/** A script finds its place by the name; what has none is there to keep a distance. */
function isPlaceOfScript({ name, attribs }: Element): boolean {
  return name.includes('-') || lists.has(name) || (containers.has(name) && attribs.id !== undefined)
}

const containers = new Set(['div', 'section', 'main'])

/** "Attiva JavaScript per vedere le posizioni." */
function visibleNotice(element: Element): string {
  const text = textContent(element).slice(0, 300)
  return scriptNotice.test(text) ? text : ''
}

const maxBefore = 4

/** The words just before it, or before what holds it, announce openings. */
function isBelowOpenings(element: Element): boolean {
  for (let level = 0, holder: Element | null = element; holder !== null && level < 3; level += 1) {
    let before = holder.prev
    for (let step = 0; before && step < maxBefore; step += 1, before = before.prev) {
      if (!isTag(before)) continue
      const isAnnouncing = headings.has(before.name) || before.name === 'p' || level > 0
      return isAnnouncing && careersWeight(foldWords(visibleText(before, 120).slice(0, 120))) >= announcing
    }
    holder = holder.parent !== null && isTag(holder.parent) ? holder.parent : null
  }
  return false
}

/** "Lavoro" over it is enough: what is empty says that something is to come. */
const announcing = 5

const maxOwnLinks = 2
const menuName = /(?:^|[\s_-])(?:header|nav|navbar|navigation|menu|topbar)(?:[\s_-]|$)/i
const menuScript = /(?:header|nav|menu|layout|component|include|partial|template)[\w-]{0,30}\.js/i

/** Whether the page leads nowhere although it is a site's: a script puts its menu there. */
export function lacksMenu(page: HtmlPage, links: readonly Pick<Link, 'kind' | 'url'>[]): boolean {
  if (page.isRendered) return false
  const here = URL.parse(page.url)
  const own = links.filter(({ kind, url }) => kind === 'anchor' && !isFile(url) && URL.parse(url)?.host === here?.host)
  const others = new Set(own.map(({ url }) => urlKey(url)).filter((key) => key !== urlKey(page.url)))
  if (others.size > maxOwnLinks) return false
  const scripts = getElementsByTagName('script', page.document, true, maxButtons)
  if (scripts.some(({ attribs }) => menuScript.test(attribs.src ?? ''))) return true
  return scripts.length > 0 && hasMenuPlace(page)
}

/** `<div id="header"></div>`, `<site-nav></site-nav>`, an empty `<nav>`. */
function hasMenuPlace(page: HtmlPage): boolean {
  let isFound = false
  walk(page.document.children, {
    enter(element) {
      if (isFound || element.name === 'script' || element.name === 'head') return false
      const { name, attribs } = element
      const isNamed = name === 'nav' || name === 'header' || menuName.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`)
      isFound = (isNamed || (name.includes('-') && menuName.test(name))) && textContent(element).trim() === ''
      return !isFound
    },
    leave: () => {},
    text: () => {},
  })
  return isFound
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
