import { isVatNumber } from '@vedetta/reference/vat-number'
import type { Evidenced } from '../evidence.ts'
import { allMatches } from '../normalise/all-matches.ts'
import { quoteAround } from '../normalise/quoting.ts'
import type { Page } from '../page.ts'
import { companyLines } from './company-lines.ts'

const labelled =
  /(?:\bp(?:art(?:ita)?)?\.?\s?\/?\s?i(?:va|\.v\.a\.?)?\b\.?|\bpartita iva\b|\bvat\b|\bmwst\b|\bust-?id\w*|\bcod(?:ice)?\.? ?fisc\w*\b)[^0-9]{0,40}?(?:it)?\s?(\d{11})(?!\d)/gi

/** The company's VAT number as its pages state it, if its check digit holds. */
export function readVat(page: Page): Evidenced<string> | null {
  if (page.kind !== 'html') return null
  for (const { text } of companyLines(page)) {
    if (!/\d{11}/.test(text)) continue
    for (const match of allMatches(labelled, text.slice(0, 4_000))) {
      const number = match[1] ?? ''
      if (isVatNumber(number)) {
        return {
          value: number,
          quote: quoteAround(text, match.index, match.index + match[0].length, page.url),
          by: 'vat',
        }
      }
    }
  }
  return null
}
