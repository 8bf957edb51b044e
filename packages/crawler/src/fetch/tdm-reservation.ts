import type { Fetched } from './fetcher.ts'

const headBytes = 65_536

function hasReservingMeta(body: Uint8Array): boolean {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, headBytes)).toString('latin1')
  if (!/tdm-reservation/i.test(head)) return false
  return (head.match(/<meta\s[^<>]{0,300}>/gi) ?? []).some(
    (tag) => /name\s*=\s*["']?tdm-reservation/i.test(tag) && /content\s*=\s*["']?\s*1(?!\d)/i.test(tag),
  )
}

/**
 * The page's owner reserves text and data mining (TDMRep; art. 70-quater l. 633/1941). We then keep facts and the link,
 * and no text of theirs: no description, no quote beyond what shows the fact.
 */
export function reservesTdm({ headers, body }: Fetched): boolean {
  return headers['tdm-reservation']?.trim() === '1' || hasReservingMeta(body)
}
