import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { classKinds } from '../html/class-kinds.ts'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { walk } from '../html/dom.ts'
import { isBlock, isUnreadable } from '../html/element-kinds.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import { addressesIn, type MailAddress } from './email-addresses.ts'

/** One line of a page as a reader sees it, with the addresses its links carry and the mail addresses it gives. */
export type CompanyLine = {
  text: string
  hrefs: string[]
  addresses: MailAddress[]
  isFooter: boolean
  element: Element | null
}

const maxLines = 8_000
/** Themes name their parts on the page itself. */
const whole = new Set(['html', 'body', 'main'])

/** `<time>…2026</time><a>Title`: set apart by markup alone. */
function isGlued(end: string, start: string): boolean {
  return (
    (/^\p{Lu}/u.test(start) && /[\p{Ll}\p{N})]$/u.test(end)) || (/^\d{1,2}[ /.]/.test(start) && /\p{L}$/u.test(end))
  )
}

/** Every line of a page, menus and footers with it, without recursion. */
export const companyLines = oncePerPage((page): CompanyLine[] => {
  const lines: CompanyLine[] = []
  let text = ''
  // The last characters are tracked separately: slicing the growing text at every node would flatten it each time.
  let end = ''
  let hrefs: string[] = []
  let element: Element | null = null
  let footers = 0
  const flush = () => {
    const folded = text === '' ? '' : collapseWhitespace(text.slice(0, 20_000))
    if ((folded !== '' || hrefs.length > 0) && lines.length < maxLines) {
      lines.push({ text: folded, hrefs, addresses: addressesIn(folded, hrefs), isFooter: footers > 0, element })
    }
    hrefs = []
    text = ''
    end = ''
    element = null
  }
  walk(page.document.children, {
    enter(tag) {
      // The title is read too: it says what the addresses of a page are for.
      if (tag.name === 'noscript' || (isUnreadable(tag) && tag.name !== 'head')) return false
      if (isBlock(tag) || tag.name === 'br') flush()
      if (isFooter(tag)) footers += 1
      if (tag.name === 'a' && tag.attribs.href) hrefs.push(tag.attribs.href.slice(0, 2_048))
      return true
    },
    leave(tag) {
      if (isBlock(tag)) flush()
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
})

function isFooter({ name, attribs }: Element): boolean {
  if (name === 'footer') return true
  if (whole.has(name)) return false
  return (
    (attribs.class !== undefined && classKinds(attribs.class).isFooter) ||
    (attribs.id !== undefined && classKinds(attribs.id).isFooter)
  )
}
