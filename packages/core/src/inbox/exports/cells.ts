/** The value of a cell. Each format writes it in its own way. */
export type Cell = string | number | Date | Code | null

/** Digits that are a name and no number, which a spreadsheet would round or rob of leading zeros: kept as text. */
export type Code = { readonly code: string }

/** Other texts than digits and dots are never written as code, which spreadsheets evaluate. */
export function codeCell(text: string): Cell {
  return /^[\d.]+$/.test(text) ? { code: text } : text
}

/** The width of a column and the look of its cells, where the format knows of such. */
export type ColumnKind = 'text' | 'long' | 'code' | 'number' | 'instant'
