import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { visibleText } from '../html/dom.ts'

export type Cell = { text: string; element: Element; isHeader: boolean }
export type Row = { cells: Cell[]; element: Element }

const maxRows = 300
/** With the cells of rows above that reach into it. */
const maxColumns = 20
/** A cell that holds more holds a page, not a fact. */
const maxCell = 5_000

/** The rows of a table, those of tables inside it aside. */
export function rowsOf(table: Element): Row[] {
  const rows = table.children
    .filter(isTag)
    .flatMap((part) => (['thead', 'tbody', 'tfoot'].includes(part.name) ? part.children.filter(isTag) : [part]))
    .filter(({ name }) => name === 'tr')
    .slice(0, maxRows)
    .map((element) => ({ element, cells: cellsOf(element) }))
  return withSpans(rows)
}

/** A cell that spans rows stands in each of them. */
function withSpans(rows: readonly Row[]): Row[] {
  const open: { column: number; left: number; cell: Cell }[] = []
  return rows.map(({ element, cells: own }) => {
    const cells = [...own]
    for (const span of open.filter(({ left }) => left > 0).sort((a, b) => a.column - b.column)) {
      if (cells.length >= span.column && cells.length < maxColumns) cells.splice(span.column, 0, span.cell)
      span.left--
    }
    own.forEach((cell) => {
      const left = Math.min(Number.parseInt(cell.element.attribs.rowspan ?? '1', 10) || 1, maxRows) - 1
      if (left > 0 && open.length < 200) open.push({ column: cells.indexOf(cell), left, cell })
    })
    return { element, cells }
  })
}

function cellsOf(row: Element): Cell[] {
  return row.children
    .filter(isTag)
    .filter(({ name }) => name === 'td' || name === 'th')
    .slice(0, maxColumns)
    .map((element) => ({ element, text: visibleText(element, maxCell), isHeader: element.name === 'th' }))
}
