import type { Draws } from './draws.ts'

const hex = Array.from({ length: 65_536 }, (_, pair) => pair.toString(16).padStart(4, '0'))

/** A deterministic UUID with the bits of version 4. */
export function drawUuid(draws: Draws): string {
  const a = draws.word()
  const b = draws.word()
  const c = draws.word()
  const d = draws.word()
  const version = (b & 0x0fff) | 0x4000
  const variant = ((c >>> 16) & 0x3fff) | 0x8000
  return `${hex[a >>> 16]}${hex[a & 0xffff]}-${hex[b >>> 16]}-${hex[version]}-${hex[variant]}-${hex[c & 0xffff]}${hex[d >>> 16]}${hex[d & 0xffff]}`
}
