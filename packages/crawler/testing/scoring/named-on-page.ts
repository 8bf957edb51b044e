import { textContent } from 'domutils'
import type { Page } from '../../src/page.ts'
import type { ExpectedSite } from './expected-site.ts'
import { foldUrl, foldWords } from './folding.ts'
import { titleWords } from './match-positions.ts'

/** Whether a page says a position's title: its words stand there together, or one by one if the page is the advert's. */
export function isNamedOn(page: Page, { title, url }: ExpectedSite['positions'][number]): boolean {
  const words = wordsOf(page)
  if (words.includes(` ${foldWords(title)} `)) return true
  return foldUrl(page.url) === foldUrl(url) && [...titleWords(title)].every((one) => words.includes(one))
}

/** Everything that was sent, whether a reader sees it or not. */
function wordsOf(page: Page): string {
  if (page.kind === 'html') return ` ${foldWords(textContent(page.document))} ${foldWords(page.html)} `
  return ` ${foldWords(page.text ?? '')} `
}
