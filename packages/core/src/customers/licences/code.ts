import { createHash, randomBytes } from 'node:crypto'

/** 32 characters, none easily mistaken for another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 120 bits can't be guessed, so an unsalted hash is safe to store. */
const codeLength = 24

export function newCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => letters[byte % letters.length]).join('')
}

/** Accepts codes as people type and paste them: in either case, in groups. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '')
}

export function hashCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}
