import { isUtf8 } from 'node:buffer'
import { visibleText } from '@vedetta/crawler/html/dom'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { parseHtml } from '@vedetta/crawler/page/parse-html'
import { matchedSpans, type PersonMatcher } from './person-matcher.ts'

/** A page's characters as a reader sees them, each with the bytes it stands for. */
type View = { text: string; starts: number[]; ends: number[] }

const replacement = '[omesso]'

/** Bodies whose text is not in their bytes: they can only be kept or dropped. */
export function isOpaque(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, 5)).toString('latin1')
  return start === '%PDF-' || start.startsWith('PK\x03\x04') || body.subarray(0, 1_000).includes(0)
}

/**
 * The page without the people: in its text, also where tags, comments or entities divide a name, in attributes,
 * addresses of links and scripts. All other bytes stay as they were. Null if it names none of them.
 */
export function scrubPage(body: Uint8Array, matcher: PersonMatcher): Uint8Array | null {
  const bytes = Buffer.from(body)
  const source = bytes.toString('latin1')
  const ranges = [false, true].flatMap((isSource) => {
    const view = viewOf(source, isSource)
    return matchedSpans(view.text, matcher).map(({ start, end }) => ({
      start: view.starts[start] ?? 0,
      end: view.ends[end - 1] ?? 0,
    }))
  })
  ranges.push(...protectedAddresses(source, matcher))
  if (ranges.length === 0) return null
  let result = ''
  let at = 0
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue
    if (start >= at) result += source.slice(at, start) + replacement
    at = end
  }
  return Buffer.from(result + source.slice(at), 'latin1')
}

/** The page as a reader sees it, bounded. */
export function pageText(body: Uint8Array): string {
  return viewOf(Buffer.from(body.subarray(0, maxRead)).toString('latin1'), false).text
}

const maxRead = 1_000_000
const plainAddress = /[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?(?:@|%40|&#64;)(?:[a-z0-9-]{1,62}\.){1,4}[a-z]{2,24}/gi
const maxAddresses = 200

/** The addresses that the page writes out. */
export function plainAddressesIn(body: Uint8Array): string[] {
  if (isOpaque(body)) return []
  const source = Buffer.from(body).toString('latin1')
  const found = allMatches(plainAddress, source).map(([address]) => address.replace(/%40|&#64;/, '@').toLowerCase())
  return [...new Set(found)].slice(0, maxAddresses)
}

const part =
  /<(\/?)([a-z][a-z0-9]*)[^>]{0,4000}>|<!--[\s\S]{0,4000}?-->|&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z][a-z0-9]{1,24}));|((?:%[0-9a-f]{2})+)|\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|[nrt])|[\xc2-\xf4][\x80-\xbf]{1,3}|[\s\S]/gi
const inline = /^(?:a|b|i|u|s|em|strong|span|font|small|big|mark|abbr|sup|sub|wbr|bdi|bdo|code|label)$/i
/** With its tags, as a source; or without them: inline ones vanish, the others break the line. */
function viewOf(source: string, isSource: boolean): View {
  const view: View = { text: '', starts: [], ends: [] }
  const characters: string[] = []
  const add = (character: string, start: number, end: number) => {
    characters.push(character)
    for (let unit = 0; unit < character.length; unit++) {
      view.starts.push(start)
      view.ends.push(end)
    }
  }
  part.lastIndex = 0
  for (let match = part.exec(source); match; match = part.exec(source)) {
    const [whole, , tag] = match
    const start = match.index
    const isMarkup = tag !== undefined || whole.startsWith('<!--')
    if (!isMarkup) add(characterOf(match), start, start + whole.length)
    else if (isSource) {
      // Only the tag's opening is consumed: what its attributes say is read like all else.
      add('<', start, start + 1)
      part.lastIndex = start + 1
    } else if (tag !== undefined && !inline.test(tag)) add('\n', start, start + whole.length)
  }
  part.lastIndex = 0
  view.text = characters.join('')
  return view
}

function characterOf([whole, , , decimal, hexadecimal, name, percents, escaped, byte]: RegExpExecArray): string {
  if (decimal !== undefined) return codePoint(Number.parseInt(decimal, 10))
  const code = hexadecimal ?? escaped ?? byte
  if (code !== undefined) return codePoint(Number.parseInt(code, 16))
  if (name !== undefined) return entity(whole)
  if (percents !== undefined) return utf8(Buffer.from(percents.replaceAll('%', ''), 'hex'))
  if (/^\\[nrt]$/i.test(whole)) return ' '
  return whole.length > 1 ? utf8(Buffer.from(whole, 'latin1')) : whole
}

/** Bytes that are no UTF-8 are those of an older encoding. */
const utf8 = (bytes: Buffer) => (isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('latin1'))

const entities = new Map<string, string>()

/** As the parser of pages has it; names are case-sensitive. */
function entity(whole: string): string {
  const known = entities.get(whole) ?? visibleText(parseHtml(`x${whole}x`)).slice(1, -1)
  if (entities.size < 3_000) entities.set(whole, known)
  return known
}

const codePoint = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ')

const protection = /(?:data-cfemail="|email-protection#)([0-9a-f]{12,400})/gi

/** Addresses that a widespread service hides from robots: each byte is combined with the first. */
function protectedAddresses(source: string, { isAddress }: PersonMatcher): { start: number; end: number }[] {
  return [...source.matchAll(protection)].flatMap(({ 0: whole, 1: code = '', index }) => {
    const [key = 0, ...bytes] = Buffer.from(code, 'hex')
    const address = String.fromCharCode(...bytes.map((byte) => byte ^ key)).toLowerCase()
    return isAddress(address) ? [{ start: index + whole.length - code.length, end: index + whole.length }] : []
  })
}
