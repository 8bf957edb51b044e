import { createHmac } from 'node:crypto'

/** Derives a key per purpose from one secret, so that a signature for one purpose is invalid for every other. */
export function purposeKey(
  secret: string,
  purpose:
    | 'alert link'
    | 'captcha'
    | 'captcha key'
    | 'contact opt-out'
    | 'cursor'
    | 'device'
    | 'erasure journal'
    | 'feed address'
    | 'reauthentication'
    | 'search offer',
): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}
