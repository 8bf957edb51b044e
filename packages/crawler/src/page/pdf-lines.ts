/** A run of text as pdf.js gives it: `transform` holds its place, [,,,, x, y]. */
export type PdfItem = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }

/** The lines of a PDF page in reading order, an empty one where the page leaves a gap. */
export function pdfLines(items: readonly PdfItem[]): string[] {
  const lines: string[] = []
  let text = ''
  let last: { y: number; right: number; height: number } | null = null
  const endLine = () => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line !== '') lines.push(line)
    text = ''
  }
  for (const item of items) {
    const x = item.transform[4] ?? 0
    const y = item.transform[5] ?? 0
    if (item.str.trim() !== '') {
      const height: number = item.height || last?.height || 10
      if (last !== null) {
        const drop = Math.abs(last.y - y)
        if (drop > height * 0.5) endLine()
        if (text === '' && drop > Math.max(height, last.height) * 1.75 && lines.at(-1) !== '') lines.push('')
        if (text !== '' && x - last.right > height * 0.15) text += ' '
      }
      text += item.str
      last = { y, right: x + item.width, height }
    } else if (text !== '') text += ' '
    if (item.hasEOL) endLine()
  }
  endLine()
  return lines
}
