import { inflateSync } from 'node:zlib'

const headerLength = { woff: 44, sfnt: 12 }
const entryLength = { woff: 20, sfnt: 16 }

/** Unpacks a web font (WOFF 1) into the SFNT font it was made from: the same tables, inflated, in the same order. */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, headerLength.woff + index * entryLength.woff),
  )

  const header = Buffer.alloc(headerLength.sfnt)
  woff.copy(header, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)

  let offset = headerLength.sfnt + count * entryLength.sfnt
  const directory: Buffer[] = []
  const bodies: Buffer[] = []
  for (const { tag, checksum, bytes } of tables) {
    const entry = Buffer.alloc(entryLength.sfnt)
    tag.copy(entry)
    entry.writeUInt32BE(checksum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(bytes.length, 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    directory.push(entry)
    bodies.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat([header, ...directory, ...bodies])
}

function readTable(woff: Buffer, at: number): { tag: Buffer; checksum: number; bytes: Buffer } {
  const offset = woff.readUInt32BE(at + 4)
  const compressedLength = woff.readUInt32BE(at + 8)
  const length = woff.readUInt32BE(at + 12)
  const compressed = woff.subarray(offset, offset + compressedLength)
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: compressedLength < length ? inflateSync(compressed) : compressed,
  }
}
