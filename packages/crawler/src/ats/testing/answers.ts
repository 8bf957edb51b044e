import type { Quote } from '../../evidence.ts'
import { collapseWhitespace } from '../../html/collapse-whitespace.ts'
import { readHtml } from '../../page/read-page.ts'
import type { HtmlPage, Page, TextPage } from '../../page.ts'
import type { RawPosition } from '../../raw-position.ts'
import { answerText } from '../json-values.ts'
import { elementsNamed, xmlOf, xmlText } from '../xml-values.ts'

export function jsonAnswer(url: string, value: unknown, status = 200): TextPage {
  return { kind: 'json', url, status, text: typeof value === 'string' ? value : JSON.stringify(value) }
}

export function xmlAnswer(url: string, text: string, status = 200): TextPage {
  return { kind: 'xml', url, status, text }
}

export function htmlAnswer(url: string, html: string, status = 200): HtmlPage {
  return readHtml(html, { url, status, isRendered: false })
}

/** The source of a page as a server sends it: a document is closed. */
export function wholeText(page: Page): string {
  const text = answerText(page).trim()
  return page.kind === 'html' && text !== '' && !/<html\b/i.test(text)
    ? `<!doctype html><html><body>${text}</body></html>`
    : text
}

/** The page with another source. */
export function withText(page: Page, text: string): Page {
  if (page.kind === 'html') return htmlAnswer(page.url, text)
  return page.kind === 'xml' ? xmlAnswer(page.url, text) : jsonAnswer(page.url, text)
}

/** The quotes that do not occur in the answer they were read from. */
export function unquoted(positions: RawPosition[], page: Page): string[] {
  const said = saidIn(page)
  return positions.flatMap(quotesOf).flatMap(({ text, url }) => (url === page.url && said.includes(text) ? [] : [text]))
}

function quotesOf({ title, hints, closed }: RawPosition): Quote[] {
  return [title, ...Object.values(hints).flat(), ...(closed === null ? [] : [closed])]
}

function saidIn(page: Page): string {
  if (page.kind === 'html')
    return collapseWhitespace(page.html.replace(/<[^>]*>/g, ' ')) + collapseWhitespace(page.html)
  const text = page.text ?? ''
  if (page.kind === 'json') return collapseWhitespace(`${text} ${stringsIn(JSON.parse(text)).join(' ')}`)
  const xml = xmlOf(page)
  return collapseWhitespace(
    `${text} ${
      xml === null
        ? ''
        : elementsNamed(xml, '*')
            .map((element) => xmlText(element) ?? '')
            .join(' ')
    }`,
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)]
}
