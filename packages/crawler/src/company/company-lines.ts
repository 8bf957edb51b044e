import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { classKinds } from '../html/class-kinds.ts'
import { walk } from '../html/dom.ts'
import { foldText } from '../html/fold-text.ts'
import type { HtmlPage } from '../page.ts'
import { addressesIn, type MailAddress } from './email-addresses.ts'

/** One line of a page as a reader sees it, with the addresses its links carry and the mail addresses it gives. */
export type CompanyLine = {
  text: string
  hrefs: string[]
  addresses: MailAddress[]
  isFooter: boolean
  element: Element | null
}

const MAX_LINES = 8_000
const UNREAD = new Set('script style template svg noscript iframe object select option textarea'.split(' '))
const BLOCKS = new Set(
  (
    'address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)
/** Themes name their parts on the page itself. */
const WHOLE = new Set(['html', 'body', 'main'])

/** `<time>…2026</time><a>Title`: set apart by markup alone. */
function isGlued(end: string, start: string): boolean {
  return (
    (/^\p{Lu}/u.test(start) && /[\p{Ll}\p{N})]$/u.test(end)) || (/^\d{1,2}[ /.]/.test(start) && /\p{L}$/u.test(end))
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
    const folded = text === '' ? '' : foldText(text.slice(0, 20_000))
    if ((folded !== '' || hrefs.length > 0) && lines.length < MAX_LINES) {
      lines.push({ text: folded, hrefs, addresses: addressesIn(folded, hrefs), isFooter: footers > 0, element })
    }
    hrefs = []
    text = ''
    end = ''
    element = null
  }
  walk(page.document.children, {
    enter(tag) {
      if (UNREAD.has(tag.name)) return false
      if (BLOCKS.has(tag.name)) flush()
      if (isFooter(tag)) footers += 1
      if (tag.name === 'a' && tag.attribs.href) hrefs.push(tag.attribs.href.slice(0, 2_048))
      return true
    },
    leave(tag) {
      if (BLOCKS.has(tag.name)) flush()
      if (isFooter(tag)) footers -= 1
    },
    text({ data, parent }) {
      element ??= parent && isTag(parent) && /\S/.test(data) ? parent : null
      text += isGlued(end, data) ? ` ${data}` : data
      end = data.length > 1 ? data.slice(-2) : (end + data).slice(-2)
    },
  })
  flush()
  return lines
}

function isFooter({ name, attribs }: Element): boolean {
  if (name === 'footer') return true
  if (WHOLE.has(name)) return false
  return (
    (attribs.class !== undefined && classKinds(attribs.class).isFooter) ||
    (attribs.id !== undefined && classKinds(attribs.id).isFooter)
  )
}
