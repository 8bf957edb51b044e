import { Document, type Element, isTag } from 'domhandler'
import { isChrome } from '../html/chrome.ts'
import { visibleText, walk } from '../html/dom.ts'
import { frameCallConditions } from '../lexicon/advert-signs.ts'
import { fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import { frameCallPhrases } from '../lexicon/seeking.ts'
import type { HtmlPage } from '../page.ts'

const seeking = wholeWords(frameCallPhrases, 'iu')
const conditions = fromWordStart(frameCallConditions, 'iu')
const maxCalls = 3
const maxText = 4000
const maxSteps = 12

/** Adverts in a page's chrome (footer, top bar), each as a page of its own. */
export function chromeAdverts(page: HtmlPage): HtmlPage[] {
  const calls: Element[] = []
  walk(page.document.children, {
    enter(element) {
      if (calls.length >= maxCalls || element.name === 'script' || element.name === 'style') return false
      if (element.name === 'nav' || element.name === 'form' || !isChrome(element)) return element.name !== 'nav'
      if (isAdvert(element)) calls.push(smallestAdvert(element))
      return false
    },
    leave() {},
    text() {},
  })
  return calls.map(({ children }) => ({ ...page, document: new Document(children) }))
}

function isAdvert(element: Element): boolean {
  const text = visibleText(element).slice(0, maxText)
  return seeking.test(text) && conditions.test(text)
}

/** The smallest element that holds the advert, without the address and the links beside it. */
function smallestAdvert(frame: Element): Element {
  let call = frame
  for (let step = 0; step < maxSteps; step += 1) {
    const [inner, another] = call.children.filter((child): child is Element => isTag(child) && isAdvert(child))
    if (inner === undefined || another !== undefined) break
    call = inner
  }
  return call
}
