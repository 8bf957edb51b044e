import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sfntOfWoff } from './sfnt-of-woff.ts'

const woff = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')))

test('sfntOfWoff yields a font of the length and table checksums that the WOFF header states', () => {
  const font = sfntOfWoff(woff)
  expect(font.length).toBe(woff.readUInt32BE(16))
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.subarray(12 + index * 16, 28 + index * 16),
  )
  expect(tables.map((entry) => entry.toString('latin1', 0, 4))).toContain('cmap')
  for (const entry of tables) {
    // The checksum of this table excludes a field that is set after it is computed.
    if (entry.toString('latin1', 0, 4) === 'head') continue
    expect(sumOf(font, entry.readUInt32BE(8), entry.readUInt32BE(12))).toBe(entry.readUInt32BE(4))
  }
})

test('sfntOfWoff refuses bytes that are no WOFF font', () => {
  expect(() => sfntOfWoff(Buffer.from('wOF2 and more'))).toThrow('no WOFF')
})

function sumOf(font: Buffer, offset: number, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at += 4) sum = (sum + font.readUInt32BE(offset + at)) >>> 0
  return sum
}
