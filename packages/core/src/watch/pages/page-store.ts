import { createHash } from 'node:crypto'

/** Page bodies by their SHA-256 in hexadecimal. The same body put twice is stored once. */
export type PageStore = {
  put(hash: string, body: Uint8Array): Promise<void>
  get(hash: string): Promise<Uint8Array | null>
  remove(hash: string): Promise<void>
}

export function pageHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
