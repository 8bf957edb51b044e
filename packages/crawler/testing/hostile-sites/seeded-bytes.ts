/** Noise that no compression shortens, the same at every run. */
export function seededBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 0x9e3779b9
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[at] = state & 0xff
  }
  return bytes
}
