import { getEncoding } from 'encoding-sniffer'
import type { Fetched } from '../fetch/fetcher.ts'

const undeclared = 'x-user-defined'

/** The text of a body: by byte order mark, header, meta or XML declaration, validity; never throws. */
export function decodeText(body: Uint8Array, contentType: string): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const label = /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1]
  const declared = declaredEncoding(bytes, label)
  const isUnicodeOrLatin = [undeclared, 'utf-8', 'windows-1252', 'iso-8859-1', 'us-ascii'].includes(declared)
  if (!isUnicodeOrLatin) return decodeAs(bytes, declared)
  // Servers and editors declare either of the two for the other: what the bytes can be decides.
  const asUtf8 = decodeAs(bytes, 'utf-8')
  return looksLikeUtf8(asUtf8) ? asUtf8 : decodeAs(bytes, 'windows-1252')
}

export const textOf = ({ body, headers }: Pick<Fetched, 'body' | 'headers'>) =>
  decodeText(body, headers['content-type'] ?? '')

function declaredEncoding(bytes: Uint8Array, label: string | undefined): string {
  // Nothing but a byte order mark outranks the header, and that of UTF-8 agrees with it.
  const isMarked = (bytes[0] ?? 0) >= 0xfe
  if (label !== undefined && /^utf-?8$/i.test(label) && !isMarked) return 'utf-8'
  return getEncoding(bytes, {
    defaultEncoding: undeclared,
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
  }).toLowerCase()
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A page in another encoding has nearly no valid sequence; a UTF-8 page with a pasted stray byte has many. */
function looksLikeUtf8(text: string): boolean {
  if (!text.includes('\uFFFD')) return true
  let wide = 0
  let broken = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) broken += 1
    else if (code > 0x7f) wide += 1
  }
  return wide > broken
}
