import type { Fetched } from './fetcher.ts'

const headBytes = 65_536

function hasReservingMeta(body: Uint8Array): boolean {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, headBytes)).toString('latin1')
  if (!/tdm-reservation/i.test(head)) return false
  return (head.match(/<meta\s[^<>]{0,300}>/gi) ?? []).some(
    (tag) => /name\s*=\s*["']?tdm-reservation/i.test(tag) && /content\s*=\s*["']?\s*1(?!\d)/i.test(tag),
  )
}

/** As its XMP metadata, which stand uncompressed in the file, write it: as an attribute or an element. */
function hasReservingXmp(body: Uint8Array): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  if (!bytes.subarray(0, pdfStart).includes('%PDF-')) return false
  for (let at = bytes.indexOf(xmpName); at >= 0; at = bytes.indexOf(xmpName, at + 1))
    if (/^tdm:reservation\s*(?:=\s*["']|>)\s*1(?!\d)/.test(bytes.toString('latin1', at, at + xmpLength))) return true
  return false
}

const pdfStart = 1_024
const xmpName = 'tdm:reservation'
const xmpLength = 60

/**
 * The page's owner reserves text and data mining (TDMRep; art. 70-quater l. 633/1941), by a header, a meta or a PDF's metadata. We then
 * keep facts and the link, and no text of theirs: no description, no quote, no copy of the page.
 */
export function reservesTdm({ headers, body }: Fetched): boolean {
  return headers['tdm-reservation']?.trim() === '1' || hasReservingMeta(body) || hasReservingXmp(body)
}
