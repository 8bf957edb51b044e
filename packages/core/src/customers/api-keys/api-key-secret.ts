import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 131 bits can't be guessed, so an unsalted hash is safe to store. */
const randomLength = 22

const checksumLength = 6

/** Scanners of leaked secrets find a key by its beginning, and tell it from a look-alike by its checksum. */
const pattern = new RegExp(`^vdt_[${digits}]{${randomLength}}_[${digits}]{${checksumLength}}$`)

export function newApiKeySecret(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('')
  return withChecksum(`vdt_${random}`)
}

export function isApiKeySecret(text: string): boolean {
  return pattern.test(text) && withChecksum(text.slice(0, text.lastIndexOf('_'))) === text
}

/** The part that people may see, by which they tell keys apart. */
export const prefixOf = (secret: string): string => secret.slice(0, 'vdt_'.length + 4)

export const hashApiKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()

function withChecksum(body: string): string {
  let rest = crc32(body)
  let checksum = ''
  for (let n = 0; n < checksumLength; n++) {
    checksum = digits[rest % digits.length] + checksum
    rest = Math.floor(rest / digits.length)
  }
  return `${body}_${checksum}`
}
