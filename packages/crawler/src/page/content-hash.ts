import { hash } from 'node:crypto'
import { after, closing } from './scan-markup.ts'
import { transientRemover } from './transient-values.ts'

/**
 * A page with the same hash has the same content, though its bytes may differ: texts, addresses and embedded data
 * count; markup, scripts and transient values (today's date, clocks, visit counters, tokens of one answer) do not.
 */
export function contentHasher(visitedAt: Date): (html: string) => string {
  const withoutPassing = transientRemover(visitedAt)
  return (html) => {
    const parts = contentOf(html)
    for (let index = 0; index < parts.length; index += 1) {
      const part = parts[index] ?? ''
      if (/[\d{]/.test(part)) parts[index] = withoutPassing(part)
    }
    return hash('sha256', parts.join('\n'), 'base64url')
  }
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

/** Texts, addresses and data in their order. Not a parser: a hash only has to be the same for the same page. */
function contentOf(html: string): string[] {
  const parts: string[] = []
  const push = (part: string) => {
    const trimmed = part.trim()
    if (trimmed !== '') parts.push(trimmed)
  }
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    if (open === -1) {
      push(html.slice(at))
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
  return parts
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
