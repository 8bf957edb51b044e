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
import { saysNothingOpen } from './announcements.ts'
import { certaintyOf, minConfidence, type Proposal, weigh } from './candidates.ts'
import { closedQuote } from './closed-words.ts'
import type { Extractor } from './extract-context.ts'
import { hintOfField } from './field-names.ts'
import { groupConditions } from './group-conditions.ts'
import { withHeadingAbove } from './heading-above.ts'
import { absoluteUrl, isApplyText } from './links.ts'
import { isOfficialAnnouncement, postInAnnouncement } from './official-announcements.ts'
import { pageLines } from './page-lines.ts'
import { pageParts } from './page-parts.ts'
import { referenceIn } from './reference-code.ts'
import { couldBeRole, looksLikeRole } from './role-words.ts'
import { sharedStatements, withSharedStatements } from './shared-statements.ts'
import { type Cell, type Row, rowsOf } from './table-rows.ts'
import type { TitleLine } from './title-lines.ts'

const titleColumn = wholeText(titleColumnNames, 'iu')
/** Columns that only a finished selection fills. */
const outcomeColumn = /^(?:esito|esiti|graduatori[ae]|idonei|vincitor[ei]|assunt[oi]|outcome|result|ergebnis)$/iu
const outcome =
  /^(?:conclus|chius|espletat|terminat|complet|copert|assegnat|idone|vincitor|graduatori|nomina|assunt|annullat|desert|closed|filled|besetzt)/iu
const maxTables = 100

/** Positions as rows of a table whose columns are named. */
export const table: Extractor = (page, context) => {
  if (page.kind !== 'html' || context.role === 'news' || context.role === 'contact') return []
  const content = pageLines(page)
  return positionTables(page).flatMap(({ element, rows }) => {
    const from = content.rangeOf.get(element)?.from
    if (from === undefined) return []
    const shown = rows.flatMap((row) => {
      const line = content.rangeOf.get(row.cell)?.from
      const range = content.rangeOf.get(row.element)
      return line === undefined || range === undefined ? [] : [{ ...row, line, range }]
    })
    const proposal: Proposal = {
      by: 'table',
      titles: shown.map(({ line, position: { title } }) => titleOfRow(line, title.text)),
      extents: shown.map(({ range }) => ({ range, isFlat: false })),
      heading: content.lines.findLastIndex(({ level }, index) => index < from && level !== null),
    }
    const placed = shown.map(({ line, range }, index) => ({
      line,
      range: index === 0 ? { from, to: range.to } : range,
    }))
    const shared = sharedStatements(
      content,
      placed.map(({ range }) => range),
    )
    const conditionsOf = groupConditions(content, placed)
    return weigh(page, content, context, [proposal]).flatMap((candidate, index) => {
      const position = shown[index]?.position
      const row = placed[index]
      if (!position || !row || candidate.confidence < minConfidence) return []
      const whole = withSharedStatements(position, [...conditionsOf(row), ...shared])
      return [{ ...withHeadingAbove(page, content, from, whole), ...certaintyOf(candidate) }]
    })
  })
}

const titleOfRow = (line: number, text: string): TitleLine => ({
  line,
  text,
  rest: '',
  isRole: looksLikeRole(text),
  style: 'plain',
  shape: '',
})

/** A row that names a post: its element, the cell that names it, and what it says. */
type TableRow = { element: Element; cell: Element; position: RawPosition }

type PositionTable = { element: Element; rows: TableRow[] }

/** The tables that list positions; page layouts are detected outside of them. */
export const positionTables = oncePerPage((page): PositionTable[] =>
  pageParts(page)
    .tables.slice(0, maxTables)
    .map((element) => ({ element, rows: rowPositions(page, element) }))
    .filter(({ rows }) => rows.length > 0),
)

function rowPositions(page: HtmlPage, element: Element): TableRow[] {
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
    const isPost =
      title && title.text.length <= 160 && couldBeRole(title.text.slice(0, 80)) && !saysNothingOpen(title.text)
    return isPost ? [{ row, title }] : []
  })
  const roles = titled.filter(({ title }) => looksLikeRole(title.text))
  if (roles.length === 0 || roles.length * 2 < titled.length) return []
  // Where posts are named within official headlines, the other headlines name none.
  const isOfficial = listed.some(({ cells }) => isOfficialAnnouncement(cells[at]?.text ?? ''))
  return (isOfficial ? roles : titled).map(({ row, title }) => ({
    element: row.element,
    cell: title.element,
    position: positionOfRow(page, row, title, names),
  }))
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
