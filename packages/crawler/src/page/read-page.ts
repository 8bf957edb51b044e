import { visibleCharacters } from '@vedetta/contracts/text/visible-text'
import { getElementsByTagName } from 'domutils'
import type { Fetched } from '../fetch/fetcher.ts'
import type { HtmlPage, Page, TextPage } from '../page.ts'
import { takeTurn } from '../turns.ts'
import { decodeText } from './decode.ts'
import { parsedPages } from './parsed-pages.ts'
import { readPdf } from './read-pdf.ts'

/** Decodes and parses an answer once; null for what holds no text we can read. Never throws. */
export async function readPage(fetched: Fetched, { isRendered }: { isRendered: boolean }): Promise<Page | null> {
  const { url, status, body } = fetched
  const contentType = fetched.headers['content-type'] ?? ''
  const kind = body.byteLength === 0 ? null : kindOf(contentType, body, url)
  if (kind === null) return null
  if (kind === 'pdf') {
    const reading = await readPdf(body)
    const text = reading.isBusy ? null : reading.text
    return { kind, url, status, text: text && visibleCharacters(text), isUnread: reading.isBusy }
  }
  await takeTurn()
  const decode = () => decodeText(body, contentType)
  if (kind !== 'html') return textPage(decode, { kind, url, status })
  const tree = parsedPages.tree(decode)
  await tree.prepare()
  return htmlPage(tree, { url, status, isRendered })
}

export const readHtml = (html: string, answer: Answer): HtmlPage =>
  htmlPage(
    parsedPages.tree(() => html),
    answer,
  )

type Tree = ReturnType<typeof parsedPages.tree>
type Answer = { url: string; status: number; isRendered: boolean }

function textPage(decode: () => string, { kind, url, status }: Omit<TextPage, 'text'>): TextPage {
  const { read } = parsedPages.text(decode)
  return {
    kind,
    url,
    status,
    get text() {
      return read().text
    },
  }
}

/** Its text and tree are kept as long as there is room, and made again from its bytes after that. */
function htmlPage({ read, prepare }: Tree, { url, status, isRendered }: Answer): HtmlPage {
  const { text: html, document } = read()
  const [root] = getElementsByTagName('html', document, true, 1)
  const [base] = /<base\b/i.test(html) ? getElementsByTagName('base', document, true, 1) : []
  const lang = /^[a-z]{2}(?![a-z])/.exec((root?.attribs.lang ?? '').trim().toLowerCase())?.[0] ?? null
  const baseUrl = URL.parse(base?.attribs.href ?? '', url)?.href ?? url
  return {
    kind: 'html',
    url,
    status,
    baseUrl,
    lang,
    isRendered,
    prepare,
    get html() {
      return read().text
    },
    get document() {
      return read().document
    },
  }
}

function kindOf(contentType: string, body: Uint8Array, url: string): Page['kind'] | null {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const start = Buffer.from(body.subarray(0, 1024))
    .toString('latin1')
    .replace(/^[\xef\xbb\xbf\s\0]+/, '')
  if (start.startsWith('%PDF-')) return 'pdf'
  if (type === 'application/pdf') return 'pdf'
  const isMarkup = /^<(?:!doctype html|html|head|body)\b/i.test(start)
  if (isMarkup) return 'html'
  if (/[/+]json$/.test(type)) return 'json'
  if (/[/+](?:xml|rss|atom)$/.test(type) && type !== 'application/xhtml+xml') return 'xml'
  if (/^<(?:\?xml|rss|feed|urlset|sitemapindex)\b/i.test(start) && !/<html\b/i.test(start)) return 'xml'
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return 'html'
  if (type === '' || type === 'text/plain' || type === 'application/octet-stream') {
    if (/^[[{]/.test(start)) return 'json'
    if (/^<[a-z!]/i.test(start)) return 'html'
    if (type === '' && /\.html?$|\/$/.test(URL.parse(url)?.pathname ?? '')) return 'html'
  }
  return null
}
