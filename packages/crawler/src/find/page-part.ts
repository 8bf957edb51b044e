import { getElementsByTagName } from 'domutils'
import { visibleText } from '../html/dom.ts'
import { parseHtml } from '../page/parse-html.ts'
import type { HtmlPage } from '../page.ts'
import { namesCareers } from './careers-words.ts'
import { foldWords } from './fold-words.ts'

const maxHeading = 200

/** A part that a script puts into a page: under the page's headings, with links that are relative to the page. */
export function partOf(page: HtmlPage, part: HtmlPage): HtmlPage {
  if (getElementsByTagName('h1', part.document, true, 1).length > 0) return part
  const headings = ['title', 'h1', 'h2', 'h3'].flatMap((name) => getElementsByTagName(name, page.document, true, 20))
  const copies = headings
    .map((heading) => ({ name: heading.name, text: visibleText(heading, maxHeading).slice(0, maxHeading) }))
    .filter(({ name, text }) => name === 'title' || name === 'h1' || namesCareers(foldWords(text)))
    .map(({ name, text }) => `<${name}>${text.replace(/[<>&]/g, ' ')}</${name}>`)
  // Parsed anew, so that headings and entries stand in one tree.
  const document = parseHtml(`<body><main>${copies.join('')}${part.html}</main></body>`)
  return { ...part, document, baseUrl: page.baseUrl, lang: part.lang ?? page.lang, shownAt: page.url }
}
