/** A message in Redis: the length of its head, the head as JSON, then bytes as they are. */
export function packFrame(head: object, body: Uint8Array = new Uint8Array()): Buffer {
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Buffer.concat([length, json, body])
}

const maxHeadBytes = 1_000_000

/** Null where the bytes are no frame. */
export function unpackFrame(bytes: Buffer): { head: unknown; body: Uint8Array } | null {
  if (bytes.length < 4) return null
  const end = 4 + bytes.readUInt32BE()
  if (end > bytes.length || end > maxHeadBytes) return null
  try {
    return { head: JSON.parse(bytes.toString('utf8', 4, end)), body: bytes.subarray(end) }
  } catch {
    return null
  }
}
