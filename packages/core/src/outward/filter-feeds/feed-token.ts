import { createHmac, timingSafeEqual } from 'node:crypto'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import type { Secrets } from '../../platform/config/secrets.ts'

/** The signed name of a feed. It works for as long as the feed exists, and can be shown again. */
export function makeFeedToken([current]: Secrets, feedId: string): string {
  const signature = createHmac('sha256', purposeKey(current, 'feed address')).update(feedId).digest('base64url')
  return `${feedId.replaceAll('-', '')}${signature}`
}

const shape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{43}$/

/** The feed that a token names; null unless it has our signature. */
export function feedIdOf(secrets: Secrets, token: string): string | null {
  const parts = shape.exec(token)
  if (!parts) return null
  const feedId = parts.slice(1).join('-')
  return timingSafeEqual(Buffer.from(token), Buffer.from(makeFeedToken(secrets, feedId))) ? feedId : null
}
