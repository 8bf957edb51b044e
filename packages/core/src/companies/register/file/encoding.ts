import { isUtf8 } from 'node:buffer'
import { RegistryFileError } from './raw-rows.ts'

export const encodings = ['utf-8', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** The encoding of the file's head, and where its text begins. A UTF-8 file may have a few broken lines: the majority decides. */
export function detectEncoding(head: Buffer): { encoding: Encoding; textStart: number } {
  if (head.subarray(0, 3).equals(byteOrderMark)) return { encoding: 'utf-8', textStart: 3 }
  if (['fffe', 'feff'].includes(head.toString('hex', 0, 2)))
    throw new RegistryFileError('The file is in UTF-16: save it as UTF-8.')
  if (['1f8b', '504b'].includes(head.toString('hex', 0, 2)))
    throw new RegistryFileError('The file is packed: unpack it first.')
  let whole = 0
  let broken = 0
  for (const line of head.toString('latin1').split('\n').slice(0, -1)) {
    if (!/[\x80-\xff]/.test(line)) continue
    if (isUtf8(Buffer.from(line, 'latin1'))) whole++
    else broken++
  }
  return { encoding: broken > whole ? 'windows-1252' : 'utf-8', textStart: 0 }
}

const windows1252 = new TextDecoder('windows-1252')

/** Decodes bytes that contain whole lines; null where they are not valid in the encoding. */
export function decodeText(bytes: Buffer, encoding: Encoding): string | null {
  if (encoding === 'windows-1252') return windows1252.decode(bytes)
  return isUtf8(bytes) ? bytes.toString('utf8') : null
}

export function bytesOf(text: string, encoding: Encoding): number {
  return encoding === 'windows-1252' ? text.length : Buffer.byteLength(text)
}

/** Decodes as UTF-8 a text whose characters stand for bytes. */
export function utf8OfBytes(text: string): string | null {
  return decodeText(Buffer.from(text, 'latin1'), 'utf-8')
}
