import { Parser } from 'htmlparser2'
import type { Reply, View } from '../model.ts'

/** The text of all pages of a site on a day, in lower case: text, scripts and feeds, unescaped. */
export function textOfPages(view: View): string {
  const pages = Object.values(view.kind.pages(view))
  return pages
    .map((make) => textOf(make()))
    .join('\n')
    .toLowerCase()
}

function textOf({ headers, body }: Reply): string {
  const type = headers['content-type'] ?? ''
  const bytes = Buffer.from(body)
  if (type === 'application/pdf') return pdfTextOf(bytes.toString('latin1'))
  const text = bytes.toString(/utf-8/.test(type) ? 'utf8' : 'latin1')
  return unescaped(unescaped(text)).replaceAll('\\u003c', '<').replaceAll('\\"', '"')
}

/** Each `Tj` in our PDFs is one line of text. */
function pdfTextOf(pdf: string): string {
  const lines = pdf.match(/(?<=^\().*(?=\) Tj T\*$)/gm) ?? []
  return lines.join(' ').replace(/\\([\\()])/g, '$1')
}

function unescaped(html: string): string {
  const texts: string[] = []
  const parser = new Parser({ ontext: (text) => void texts.push(text) }, { decodeEntities: true })
  parser.end(html)
  return texts.join('')
}
