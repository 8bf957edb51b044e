import type { Element } from 'domhandler'
import { findAll, findOne } from 'domutils'
import { visibleText } from '../html/dom.ts'
import { linesOf } from '../html/lines.ts'
import { sectionsOf } from '../html/sections.ts'
import { wholeText } from '../lexicon/compile-terms.ts'
import { titleColumnNames } from '../lexicon/table-columns.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import type { HtmlPage } from '../page.ts'
import type { Hints, RawPosition } from '../raw-position.ts'
import { closedQuote } from './closed-words.ts'
import type { Extractor } from './extract-context.ts'
import { hintOfField } from './field-names.ts'
import { withHeadingAbove } from './heading-above.ts'
import { absoluteUrl, isApplyText } from './links.ts'
import { isOfficialAnnouncement, postInAnnouncement } from './official-announcements.ts'
import { pageLines } from './page-lines.ts'
import { pageParts } from './page-parts.ts'
import { referenceIn } from './reference-code.ts'
import { couldBeRole, looksLikeRole } from './role-words.ts'
import { type Cell, type Row, rowsOf } from './table-rows.ts'

const titleColumn = wholeText(titleColumnNames, 'iu')
/** Columns that only a finished selection fills. */
const outcomeColumn = /^(?:esito|esiti|graduatori[ae]|idonei|vincitor[ei]|assunt[oi]|outcome|result|ergebnis)$/iu
const outcome =
  /^(?:conclus|chius|espletat|terminat|complet|copert|assegnat|idone|vincitor|graduatori|nomina|assunt|annullat|desert|closed|filled|besetzt)/iu
const maxTables = 100

/** Positions as rows of a table whose columns are named. */
export const table: Extractor = (page, context) => {
  if (page.kind !== 'html' || context.role === 'news' || context.role === 'contact') return []
  return positionTables(page).flatMap(({ element, positions }) => {
    const content = pageLines(page)
    const from = content.rangeOf.get(element)?.from
    return from === undefined ? positions : positions.map((one) => withHeadingAbove(page, content, from, one))
  })
}

type PositionTable = { element: Element; positions: RawPosition[] }

/** The tables that list positions; page layouts are detected outside of them. */
export const positionTables = oncePerPage((page): PositionTable[] =>
  pageParts(page)
    .tables.slice(0, maxTables)
    .map((element) => ({ element, positions: rowPositions(page, element) }))
    .filter(({ positions }) => positions.length > 0),
)

function rowPositions(page: HtmlPage, element: Element): RawPosition[] {
  const rows = rowsOf(element)
  const head = rows.slice(0, 4).findIndex(isHead)
  if (head < 0) return []
  const names = (rows[head]?.cells ?? []).map(({ text }) => text)
  const at = names.findIndex((name) => titleColumn.test(label(name)))
  const listed = rows.slice(head + 1).filter((row) => row.cells.length > 1 && !isHead(row))
  const titled = listed.flatMap((row) => {
    const cell = row.cells[at]
    const text = cell ? (linesOf(cell.element.children)[0]?.text ?? '') : ''
    const title = cell && { ...cell, text: isOfficialAnnouncement(text) ? (postInAnnouncement(text) ?? '') : text }
    return title && title.text.length <= 160 && couldBeRole(title.text.slice(0, 80)) ? [{ row, title }] : []
  })
  const roles = titled.filter(({ title }) => looksLikeRole(title.text))
  if (roles.length === 0 || roles.length * 2 < titled.length) return []
  return titled.map(({ row, title }) => positionOfRow(page, row, title, names))
}

function isHead({ cells }: Row): boolean {
  if (cells.length < 2 || !cells.some(({ text }) => titleColumn.test(label(text)))) return false
  return (
    cells.every(({ text, isHeader }) => isHeader || text.length <= 40) &&
    !cells.some(({ text }) => looksLikeRole(text) && !titleColumn.test(label(text)))
  )
}

function label(text: string): string {
  return text.replace(/[:*]+$/, '').trim()
}

function positionOfRow(page: HtmlPage, row: Row, title: Cell, names: readonly string[]): RawPosition {
  const hints: Hints = {}
  const sections: RawPosition['sections'] = []
  row.cells.forEach((cell, index) => {
    if (cell.element === title.element || !cell.text) return
    const name = label(names[index] ?? '')
    const hint = hintOfField(name)
    const quote = { text: cell.text.slice(0, 300), url: page.url }
    if (hint === 'place') hints.place = [...(hints.place ?? []), quote]
    else if (hint && cell.text.length <= 200) hints[hint] ??= quote
    const [first, ...rest] = sectionsOf(cell.element.children)
    if (first) sections.push(first.heading === null && name ? { ...first, heading: name } : first, ...rest)
  })
  const texts = row.cells.map(({ text }) => text)
  const links = findAll(({ name }) => name === 'a', [row.element]).map((link) => ({
    text: visibleText(link),
    url: absoluteUrl(link.attribs.href, page.baseUrl),
  }))
  const apply = links.find(({ url, text }) => url && (url.startsWith('mailto:') || isApplyText(text)))
  const own = links.find(({ url, text }) => url && !url.startsWith('mailto:') && !isApplyText(text))
  return {
    by: 'table',
    title: { text: title.text, url: page.url },
    url: own?.url ?? page.url,
    reference: referenceIn(texts),
    sections,
    hints,
    closed:
      closedQuote(texts, page.url) ??
      outcomeOf(page, row, names) ??
      (isStruckOut(title.element) ? { text: title.text, url: page.url } : null),
    applyUrl: apply?.url ?? null,
  }
}

/** "Esito: nominato il vincitore"; also a state that begins so: "Stato: chiusa dal 3 maggio". */
function outcomeOf(page: HtmlPage, row: Row, names: readonly string[]): RawPosition['closed'] {
  const cell = row.cells.find(({ text }, index) => {
    const name = label(names[index] ?? '')
    return (outcomeColumn.test(name) || /^(?:stato|status|note)$/iu.test(name)) && outcome.test(text)
  })
  return cell ? { text: cell.text.slice(0, 300), url: page.url } : null
}

function isStruckOut(cell: Element): boolean {
  const isStruck = ({ name, attribs }: Element) =>
    ['s', 'del', 'strike'].includes(name) || /line-through/i.test(attribs.style ?? '')
  return isStruck(cell) || findOne(isStruck, cell.children, true) !== null
}
