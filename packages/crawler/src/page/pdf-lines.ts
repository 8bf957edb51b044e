/** A run of text as pdf.js gives it: `transform` holds its place, [,,,, x, y]. */
export type PdfItem = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }

type Placed = { y: number; right: number; height: number }

/** The lines of a PDF page in reading order, an empty one where the page leaves a gap. */
export function pdfLines(items: readonly PdfItem[]): string[] {
  const lines: string[] = []
  let text = ''
  let last: Placed | null = null
  const endLine = () => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line !== '') lines.push(line)
    text = ''
  }
  for (const item of items) {
    if (item.str.trim() !== '') {
      const placed = placeOf(item, last?.height ?? 10)
      if (last !== null && isOnNewLine(last, placed)) endLine()
      if (last !== null && text === '' && isAfterGap(last, placed) && lines.at(-1) !== '') lines.push('')
      if (last !== null && text !== '' && isApart(last, placed, item)) text += ' '
      text += item.str
      last = placed
    } else if (text !== '') text += ' '
    if (item.hasEOL) endLine()
  }
  endLine()
  return lines
}

function placeOf({ transform, width, height }: PdfItem, usualHeight: number): Placed {
  return { y: transform[5] ?? 0, right: leftOf(transform) + width, height: height || usualHeight }
}

const leftOf = (transform: readonly number[]) => transform[4] ?? 0

const dropBetween = (last: Placed, next: Placed) => Math.abs(last.y - next.y)

const isOnNewLine = (last: Placed, next: Placed) => dropBetween(last, next) > next.height * 0.5

const isAfterGap = (last: Placed, next: Placed) => dropBetween(last, next) > Math.max(next.height, last.height) * 1.75

const isApart = (last: Placed, next: Placed, { transform }: PdfItem) =>
  leftOf(transform) - last.right > next.height * 0.15
