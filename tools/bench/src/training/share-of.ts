import { createHash } from 'node:crypto'

/** A number in [0, 1) that depends on the text alone. */
export const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32
