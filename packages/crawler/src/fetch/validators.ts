import type { Validators } from './fetcher.ts'

/** The validators in an answer's headers, for conditional requests. */
export function validatorsOf(headers: Readonly<Record<string, string>>): Validators {
  const { etag, 'last-modified': lastModified } = headers
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
}
