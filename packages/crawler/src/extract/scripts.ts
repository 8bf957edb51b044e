import type { Element } from 'domhandler'
import { textContent } from 'domutils'
import type { HtmlPage } from '../page.ts'
import { pageParts } from './page-parts.ts'

/** The sources of the scripts that the caller wants. */
export function scriptsOf(page: HtmlPage, isWanted: (script: Element) => boolean): string[] {
  return pageParts(page)
    .scripts.filter(isWanted)
    .map((script) => textContent(script))
}
