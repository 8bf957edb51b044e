import { foldedText } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'
import { foldWords } from './fold-words.ts'

const sale =
  / (?:(?:this|the) domain (?:name )?(?:is|may be) (?:for sale|parked|available)|buy this domain|domain (?:is )?for sale|domain parking|parked (?:free|domain|by)|(?:questo |il )?dominio (?:e |potrebbe essere )?(?:in vendita|parcheggiato|scaduto)|acquista (?:questo )?dominio|diese domain (?:steht )?(?:zum verkauf|ist)|inquire about this domain|sponsored listings|annunci sponsorizzati|related searches|ricerche correlate) /

/** A domain without a company's site: for sale, or filled with advertising. */
export function isParked(page: HtmlPage): boolean {
  const text = foldedText(page.document)
  return text.length < 3000 && sale.test(foldWords(text))
}
