import type { DrawnFrom } from '../fetch/fetcher.ts'

/** Raised whenever the same page would be read differently: a hash counts only with the version that made it. */
export const readerVersion = 2

export type PageMemory = {
  url: string
  role: 'home' | 'careers' | 'list' | 'feed'
  /** The body posted to a feed that is queried by POST. */
  body?: string
  etag?: string
  lastModified?: string
  /** Empty for a page that was denied or could not be read wholly: equal to no hash. */
  bytesHash: string
  /** Null for what is no HTML. */
  contentHash: string | null
  /** The answers a script drew it from, requested in its place. */
  drawnFrom?: DrawnFrom[]
}

/** What the visits of a source remember; plain data, stored by the caller between visits. */
export type SourceMemory = {
  readerVersion: number
  /** Checked first at each visit; if all are unchanged, so is the source. */
  pages: PageMemory[]
  /** The adverts whose own pages were read, by their key, with the titles of their links: fetched again only under another title. */
  adverts: Record<string, string>
  /** ISO instant of the last visit of the whole site. */
  wholeVisitAt: string
}
