import type { Hand } from './hand.ts'

/** A page that was drawn, and the titles of its open positions. */
export type DrawnPage = {
  titles: readonly string[]
  /** The same as the page writes them, with what it puts before and after. */
  written?: readonly string[]
  /** HTML, or the lines of a PDF. */
  body: string
  kind?: 'html' | 'pdf'
  role?: 'home' | 'careers' | 'detail' | 'post'
  listTitle?: string | null
}

export type DrawnShape = (hand: Hand) => DrawnPage
