import type { Validators } from './fetcher.ts'

/** What an answer's headers give to ask again with. */
export function validatorsOf(headers: Readonly<Record<string, string>>): Validators {
  const { etag, 'last-modified': lastModified } = headers
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
}
