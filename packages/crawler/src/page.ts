import type { Document } from 'domhandler'

/** A page of a site, decoded and parsed once; every finder and extractor reads from it. */
export type HtmlPage = {
  kind: 'html'
  /** After redirects. */
  url: string
  status: number
  /** For relative links: `<base>` or the URL. */
  baseUrl: string
  /** The declared language, `it`, `en`, …, or null. */
  lang: string | null
  /** Decoded source, as `document` was parsed from. */
  html: string
  document: Document
  isRendered: boolean
  /** Parses it in steps of the turn that began, unless its tree is there. */
  prepare: () => Promise<void>
  /** The address of the page that a script puts it into. */
  shownAt?: string
}

/** A feed or an API's answer. */
export type TextPage = { kind: 'json' | 'xml'; url: string; status: number; text: string }

/** The text layer of a PDF, page by page; null if it has none, or if too many others were being read. */
type PdfPage = { kind: 'pdf'; url: string; status: number; text: string | null; isUnread: boolean }

export type Page = HtmlPage | TextPage | PdfPage
