import type { Quote } from './evidence.ts'

/** One line of an advert: a paragraph, an item of a list, a cell. Its words as on the page, white space folded. */
export type Line = {
  text: string
  isItem: boolean
  /** Words set in bold within it: what matters to whoever wrote it. */
  strong?: string[]
}

/** A part of an advert under one heading (`Requisiti`, `Offriamo`, …); the first part often has none. */
export type Section = {
  heading: string | null
  lines: Line[]
  /** Where these lines stand, if not on the title's page: an advert is often told in a list and on a page of its own. */
  url?: string
  /** Said of every advert on the page: it fills what an advert does not say itself. */
  isShared?: true
}

/** What a source states in a place of its own (a feed's field, a table's column, a microdata property), before it is understood. */
export type Hints = {
  place?: Quote[]
  contract?: Quote
  schedule?: Quote
  remote?: Quote
  experience?: Quote
  skills?: Quote[]
  pay?: Quote
  /** As written: ISO or Italian. */
  postedAt?: Quote
  validThrough?: Quote
  employer?: Quote
  language?: Quote
}

/** An advert as an extractor found it: nothing is understood yet, nothing is left out. */
export type RawPosition = {
  /** Which extractor, e.g. `greenhouse`, `json-ld`, `repeated-blocks`. */
  by: string
  title: Quote
  /** Where a person reads it: its own page or PDF, else the page that carries it. */
  url: string
  /** The source's own identifier or reference code. */
  reference: string | null
  sections: Section[]
  hints: Hints
  /** Said of this very advert: "posizione chiusa", a draft, a filled flag. */
  closed: Quote | null
  /** How it can be applied for (link or address), a sign that it is an advert. */
  applyUrl: string | null
}
