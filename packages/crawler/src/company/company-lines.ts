import type { AnyNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { foldText } from '../html/fold-text.ts'
import type { HtmlPage } from '../page.ts'

/** One line of a page as a reader sees it, with the addresses its links carry. */
export type CompanyLine = { text: string; hrefs: string[]; isFooter: boolean; element: Element | null }

const MAX_LINES = 8_000
const MAX_NODES = 300_000
const UNREAD = new Set('script style template svg noscript iframe object select option textarea'.split(' '))
const BLOCKS = new Set(
  (
    'address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)
/** Themes name their parts on the page itself. */
const WHOLE = new Set(['html', 'body', 'main'])
const FOOTER = /(?:^|[\s_-])(?:footer|piede|colophon|bottom|copyright)(?:[\s_-]|$)/i

/** `<time>…2026</time><a>Title`: set apart by markup alone. */
function isGlued(end: string, start: string): boolean {
  return (
    (/[\p{Ll}\p{N})]$/u.test(end) && /^\p{Lu}/u.test(start)) || (/\p{L}$/u.test(end) && /^\d{1,2}[ /.]/.test(start))
  )
}

/** Every line of a page, menus and footers with it, without recursion. */
export function companyLines(page: HtmlPage): CompanyLine[] {
  const known = read.get(page)
  if (known) return known
  const lines = linesOf(page)
  read.set(page, lines)
  return lines
}

/** Contacts, people, news and the VAT number are read from the same lines. */
const read = new WeakMap<HtmlPage, CompanyLine[]>()

function linesOf(page: HtmlPage): CompanyLine[] {
  const lines: CompanyLine[] = []
  let text = ''
  // Its last characters apart: asking a long text for them at every node would join it anew each time.
  let end = ''
  let hrefs: string[] = []
  let element: Element | null = null
  let footers = 0
  const flush = () => {
    const folded = foldText(text.slice(0, 20_000))
    if ((folded !== '' || hrefs.length > 0) && lines.length < MAX_LINES) {
      lines.push({ text: folded, hrefs, isFooter: footers > 0, element })
    }
    text = ''
    end = ''
    hrefs = []
    element = null
  }
  const pending: { node: AnyNode; isLeaving: boolean }[] = page.document.children
    .map((node) => ({ node, isLeaving: false }))
    .reverse()
  for (let seen = 0; pending.length > 0 && seen < MAX_NODES; seen++) {
    const next = pending.pop()
    if (!next) break
    const { node, isLeaving } = next
    if (isText(node)) {
      element ??= node.parent && isTag(node.parent) && /\S/.test(node.data) ? node.parent : null
      text += isGlued(end, node.data.slice(0, 3)) ? ` ${node.data}` : node.data
      end = (end + node.data.slice(-2)).slice(-2)
    } else if (isTag(node)) {
      if (UNREAD.has(node.name)) continue
      const isBlock = BLOCKS.has(node.name)
      if (isBlock) flush()
      const isFooter =
        node.name === 'footer' ||
        (!WHOLE.has(node.name) && FOOTER.test(`${node.attribs.class ?? ''} ${node.attribs.id ?? ''}`))
      if (isFooter) footers += isLeaving ? -1 : 1
      if (isLeaving) continue
      if (node.name === 'a' && node.attribs.href) hrefs.push(node.attribs.href.slice(0, 2_048))
      pending.push({ node, isLeaving: true })
      for (let child = node.children.length - 1; child >= 0; child--) {
        const inner = node.children[child]
        if (inner) pending.push({ node: inner, isLeaving: false })
      }
    } else if ('children' in node) {
      for (const inner of [...node.children].reverse()) pending.push({ node: inner, isLeaving: false })
    }
  }
  flush()
  return lines
}
