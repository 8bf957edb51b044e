import type { ReadingReason } from '@vedetta/contracts/positions/position-reading'
import type { Quote } from './evidence.ts'

/** One line of an advert: a paragraph, an item of a list, a cell. Its words as on the page, white space folded. */
export type Line = {
  text: string
  isItem: boolean
  /** Words set in bold within it. */
  strong?: string[]
}

/** A part of an advert under one heading (`Requisiti`, `Offriamo`, …); the first part often has none. */
export type Section = {
  heading: string | null
  lines: Line[]
  /** The address of these lines, if not the title's: an advert often stands in a list and on a page of its own. */
  url?: string
  /** It holds for every advert of the page, and fills what an advert does not say itself. */
  isShared?: true
}

/** A place, and the country that its source states beside it: a name or an ISO code. */
export type StatedPlace = Quote & { country?: string }

/** Values that a source states in fields (of a feed, a table, microdata), before they are interpreted. */
export type Hints = {
  place?: StatedPlace[]
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

/** An advert as an extractor found it: nothing is interpreted yet, nothing is left out. */
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
  /** The words that mark this very advert as closed: "posizione chiusa", a draft, a filled flag. */
  closed: Quote | null
  /** The share of such candidates that are positions; absent where the source says itself that it is one, or rules decide. */
  confidence?: number
  /** What that confidence rests on; absent with it. */
  reasons?: readonly ReadingReason[]
  /** How it can be applied for (link or address), a sign that it is an advert. */
  applyUrl: string | null
}
