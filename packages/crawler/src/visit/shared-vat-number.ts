import { foldedText } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'

const vatNumber = /(?<!\d)\d{11}(?!\d)/g

/** Both pages state the same VAT number. */
export function haveOneOwner(a: HtmlPage, b: HtmlPage): boolean {
  const numbers = new Set(foldedText(a.document).match(vatNumber) ?? [])
  return (foldedText(b.document).match(vatNumber) ?? []).some((number) => numbers.has(number))
}
