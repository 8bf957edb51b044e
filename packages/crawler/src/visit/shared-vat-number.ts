import { visibleText } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'

const vatNumber = /(?<!\d)\d{11}(?!\d)/g

/** Both pages state the same VAT number. */
export function shareVatNumber(a: HtmlPage, b: HtmlPage): boolean {
  const numbers = new Set(visibleText(a.document).match(vatNumber) ?? [])
  return (visibleText(b.document).match(vatNumber) ?? []).some((number) => numbers.has(number))
}
