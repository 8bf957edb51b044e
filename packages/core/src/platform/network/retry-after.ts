/** The milliseconds that a `Retry-After` header asks for, in seconds or by a date; undefined if it asks for nothing. */
export function retryAfterMs(retryAfter: string | undefined, now: Date): number | undefined {
  const asked = retryAfter?.trim() ?? ''
  const waitMs = /^\d{1,9}$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now.getTime()
  return Number.isNaN(waitMs) ? undefined : waitMs
}
