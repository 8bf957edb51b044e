/** Headings, lists and paragraphs of a Markdown text as HTML; emphasis is left out, links keep their words. */
export function htmlOfMarkdown(text: string): string {
  return text.split(/\r?\n/).map(lineOf).join('')
}

function lineOf(line: string): string {
  const [, marks, heading] = /^(#{1,6})\s+(.*)$/.exec(line) ?? []
  if (marks !== undefined && heading !== undefined) return `<h3>${plain(heading)}</h3>`
  const item = /^\s{0,8}(?:[*+-]|\d{1,3}[.)])\s+(.*)$/.exec(line)?.[1]
  if (item !== undefined) return `<ul><li>${plain(item)}</li></ul>`
  // A line that is all emphasis heads what follows.
  const strong = /^\*\*([^*]{1,100})\*\*:?\s*$/.exec(line)?.[1]
  if (strong !== undefined) return `<h3>${plain(strong)}</h3>`
  return line.trim() === '' ? '' : `<p>${plain(line)}</p>`
}

function plain(text: string): string {
  return text
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{1,600}\)/g, '$1')
    .replace(/\*\*|__|\\(?=[*_[\]()#+.-])/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
}
