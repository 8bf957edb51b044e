import type { Language } from '@vedetta/contracts/text/labels'

type Cell = string | number | null

const formula = /^[=+\-@\t\r＝＋－＠]/
const special = /["\n\r;]/
const byteOrderMark = '\uFEFF'

/** A CSV for Italian Excel, like the export of positions: cells that Excel would run as a formula are escaped. */
export function csvText(records: readonly (readonly Cell[])[], language: Language): string {
  const lines = records.map((cells) => cells.map((cell) => cellText(cell, language)).join(';'))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function cellText(cell: Cell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return language === 'it' ? String(cell).replace('.', ',') : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
