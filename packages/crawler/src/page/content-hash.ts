import { createHash } from 'node:crypto'
import { takeTurn } from '../turns.ts'
import { after, closing } from './scan-markup.ts'
import { transientRemover } from './transient-values.ts'

/**
 * A page with the same hash has the same content, though its bytes may differ: texts, addresses and embedded data
 * count; markup, scripts and transient values (today's date, clocks, visit counters, tokens of one answer) do not.
 * A page of megabytes takes several turns.
 */
export function contentHasher(visitedAt: Date): ContentHasher {
  const withoutPassing = transientRemover(visitedAt)
  return async (html) => {
    const hash = createHash('sha256')
    let separator = ''
    for (let at = 0; at < html.length; ) {
      if (at > 0) await takeTurn()
      const { parts, end } = contentFrom(html, at)
      at = end
      if (parts.length === 0) continue
      const lasting = await inPieces(parts, withoutPassing)
      hash.update(`${separator}${lasting.join('\n')}`)
      separator = '\n'
    }
    return hash.digest('base64url')
  }
}

export type ContentHasher = (html: string) => Promise<string>

const charactersATurn = 500_000

/** The parts without their transient values; a long one in pieces, each in a turn of its own. */
async function inPieces(parts: readonly string[], withoutPassing: (text: string) => string): Promise<string[]> {
  const pieces: string[] = []
  for (const part of parts)
    for (let from = 0; from < part.length; from += charactersATurn) {
      if (from > 0) await takeTurn()
      const piece = part.slice(from, from + charactersATurn)
      pieces.push(/[\d{]/.test(piece) ? withoutPassing(piece) : piece)
    }
  return pieces
}

const hidden = new Set(['script', 'style', 'noscript', 'svg'])
const linking = new Set(['a', 'area', 'iframe', 'frame'])
const firstLetters = new Set(
  [...hidden, ...linking].flatMap((name) => [name.charCodeAt(0), name.toUpperCase().charCodeAt(0)]),
)
const tagName = /[a-z][a-z0-9]*/iy
const address = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
/** Scripts that hold data: typed as JSON, or assigning a state. */
const dataType = /type\s*=\s*["']?application\/(?:ld\+)?json/i
const stateAssignment = /__[A-Z][A-Z_]*__\s*=/
const stateWithin = 300
const maxData = 1_000_000
const minAttributes = 100
/** Records with titles, as scripts and attributes hold them. */
const records = /\[\s{0,40}\{/
const titleKey =
  /(?:title|titolo|ruolo|role|posizione|position|nome|name|figura|mansione|profilo)(?:"|'|&quot;|&#34;)?\s?:/i
const holdsRecords = (source: string) => records.test(source) && titleKey.test(source)

/** The texts, addresses and data of one turn, in their order. Not a parser: a hash only has to be the same for the same page. */
function contentFrom(html: string, from: number): { parts: string[]; end: number } {
  const parts: string[] = []
  const push = (part: string) => {
    const trimmed = part.trim()
    if (trimmed !== '') parts.push(trimmed)
  }
  let at = from
  while (at < html.length && at - from < charactersATurn) {
    const open = html.indexOf('<', at)
    if (open === -1) {
      push(html.slice(at))
      at = html.length
      break
    }
    if (open > at) push(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open)
      continue
    }
    const end = after(html, '>', open)
    at = end
    const name = nameAt(html, open + 1)
    if (linking.has(name)) {
      const [, double, single, bare] = address.exec(html.slice(open, end)) ?? []
      push(double ?? single ?? bare ?? '')
    } else if (hidden.has(name)) {
      const close = closing(html, name, end)
      if (name === 'script' && isData(html.slice(open, end), html, end, close)) push(html.slice(end, close))
      at = close
    } else if (end - open > minAttributes && end - open < maxData && holdsRecords(html.slice(open, end)))
      push(html.slice(open, end))
  }
  return { parts, end: at }
}

/** The name of a tag that matters here, else nothing; its first letter rules out most tags. */
function nameAt(html: string, start: number): string {
  if (!firstLetters.has(html.charCodeAt(start))) return ''
  tagName.lastIndex = start
  return tagName.exec(html)?.[0].toLowerCase() ?? ''
}

function isData(tag: string, html: string, start: number, end: number): boolean {
  if (dataType.test(tag) || stateAssignment.test(html.slice(start, start + stateWithin))) return true
  return end - start < maxData && holdsRecords(html.slice(start, end))
}
