import { hash } from 'node:crypto'

/** A body with the same hash was read before. */
export function bytesHash(body: Uint8Array): string {
  return hash('sha256', body, 'base64url')
}
