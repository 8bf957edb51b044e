import type { DrawnFrom } from '../fetch/fetcher.ts'

/** Raised whenever the same page would be read differently: a hash counts only with the version that made it. */
export const readerVersion = 1

export type PageMemory = {
  url: string
  role: 'home' | 'careers' | 'list' | 'feed'
  /** What is posted to a feed that takes a question. */
  body?: string
  etag?: string
  lastModified?: string
  /** Empty for a page that was denied or could not be read wholly: the same as nothing. */
  bytesHash: string
  /** Null for what is no HTML. */
  contentHash: string | null
  /** What a script drew it from, asked for in its place. */
  drawnFrom?: DrawnFrom[]
}

/** What the visits of a source learned; plain data, kept by the caller between visits. */
export type SourceMemory = {
  readerVersion: number
  /** Asked first at each visit; all the same means that nothing changed. */
  pages: PageMemory[]
  /** The own pages of adverts that were read, by their key, and the titles that led there: asked again only under another title. */
  adverts: Record<string, string>
  /** ISO instant of the last visit that went everywhere. */
  wholeVisitAt: string
}
