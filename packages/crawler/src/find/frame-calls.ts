import { Document, type Element, isTag } from 'domhandler'
import { isChrome } from '../html/chrome.ts'
import { foldedText, walk } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'

const asking =
  /\b(?:cerchiamo|ricerchiamo|cercasi|selezioniamo|assumiamo|stiamo (?:cercando|assumendo|selezionando)|siamo alla ricerca|ricerca (?:di )?personale|posizioni aperte|si (?:cerca|ricerca|assume)(?:no)?|ci (?:serve|servono)|we(?:['’]re| are) (?:hiring|looking)|now hiring|open positions|wir suchen|offene stellen|gesucht)\b/iu
const conditions =
  /\b(?:tempo (?:in)?determinato|indeterminato|full[ -]?time|part[ -]?time|tempo pieno|contratto|stagional\p{L}+|apprendistato|tirocinio|turn[oi]|patente|esperienza|cv\b|curriculum|candidat\p{L}*|apply|contract|permanent|vollzeit|teilzeit|bewerb\p{L}*|lebenslauf)/iu
const maxCalls = 3
const maxText = 4000
const maxSteps = 12

/** Boxes in a page's frame (footer, top bar) that ask for people, each as a page of its own. */
export function frameCalls(page: HtmlPage): HtmlPage[] {
  const calls: Element[] = []
  walk(page.document.children, {
    enter(element) {
      if (calls.length >= maxCalls || element.name === 'script' || element.name === 'style') return false
      if (element.name === 'nav' || element.name === 'form' || !isChrome(element)) return element.name !== 'nav'
      if (isCall(element)) calls.push(smallestCall(element))
      return false
    },
    leave() {},
    text() {},
  })
  return calls.map(({ children }) => ({ ...page, document: new Document(children) }))
}

function isCall(element: Element): boolean {
  const text = foldedText(element).slice(0, maxText)
  return asking.test(text) && conditions.test(text)
}

/** The box itself, without the address and the links beside it. */
function smallestCall(frame: Element): Element {
  let call = frame
  for (let step = 0; step < maxSteps; step += 1) {
    const [inner, another] = call.children.filter((child): child is Element => isTag(child) && isCall(child))
    if (inner === undefined || another !== undefined) break
    call = inner
  }
  return call
}
