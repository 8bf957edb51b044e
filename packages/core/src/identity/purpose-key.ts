import { createHmac } from 'node:crypto'

/** One secret is configured; each use of it has a key of its own, so that what is signed for one is worth nothing to another. */
export function purposeKey(
  secret: string,
  purpose: 'captcha' | 'captcha key' | 'contact opt-out' | 'device' | 'verify e-mail',
): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}
