import { dayMs } from '@vedetta/contracts/text/durations'
import { renderTrials } from '@vedetta/contracts/watch/render-trials'
import { urlKey } from '../find/clean-url.ts'
import { scriptsHash } from '../page/scripts-hash.ts'
import type { HtmlPage } from '../page.ts'

/** What is known of rendering a page. It says how the page is made, not how it is read: a new reader keeps it. */
export type RenderingNote = {
  url: string
  /** Of the scripts of its document: others may draw something else. */
  scriptsHash: string
  /** ISO instant at which the page was first seen with these scripts. */
  since: string
  /** Whether its scripts drew positions, or that there are none; absent while it has not been rendered. */
  added?: boolean
  /** The file that holds what they drew: it is read instead. */
  data?: string
}

type RenderingResult = Pick<RenderingNote, 'added' | 'data'> & { drawnUrl?: string }

const maxNotes = 8

const daysSince = ({ since }: RenderingNote, at: Date) => (at.getTime() - Date.parse(since)) / dayMs

/** Whether the page may still be rendered to see what its scripts draw. */
export const isUntried = (note: RenderingNote, at: Date): boolean =>
  note.added === undefined && daysSince(note, at) <= renderTrials.firstDays

/** The notes of a visit: those of the visits before, and its own. */
export class RenderingNotes {
  readonly #visitedAt: Date
  readonly #notes: Map<string, RenderingNote>
  /** The addresses that this visit's renderings ended at, by the notes' keys. */
  readonly #drawn = new Map<string, string>()

  constructor(before: readonly RenderingNote[], visitedAt: Date) {
    this.#visitedAt = visitedAt
    this.#notes = new Map(before.map((note) => [urlKey(note.url), note]))
  }

  /** Whether a rendering of the page ever added something, with whichever scripts. */
  hasAdded({ url }: HtmlPage): boolean {
    return this.#notes.get(urlKey(url))?.added === true
  }

  /** The page's note as it counts now: a new one where its scripts are others, or where it is too old. */
  of(page: HtmlPage): RenderingNote {
    const known = this.#notes.get(urlKey(page.url))
    const hash = scriptsHash(page, this.#visitedAt)
    const isKept = known?.scriptsHash === hash && daysSince(known, this.#visitedAt) < renderTrials.rememberedDays
    return isKept ? known : { url: page.url, scriptsHash: hash, since: this.#visitedAt.toISOString() }
  }

  /** Whether the page may be rendered to see what its scripts draw. */
  isUntried(page: HtmlPage): boolean {
    return isUntried(this.of(page), this.#visitedAt)
  }

  /** Whether this visit has read the page as its scripts draw it. */
  isDrawn({ url }: HtmlPage): boolean {
    return this.#drawn.has(urlKey(url))
  }

  /** The file that is read instead of rendering the page. */
  dataOf(page: HtmlPage): string | undefined {
    const isKnown = this.#notes.get(urlKey(page.url))?.data !== undefined
    return isKnown ? this.of(page).data : undefined
  }

  /** `null` for a page that could not be rendered: it is to be tried another time. */
  write(page: HtmlPage, result: RenderingResult | null): void {
    const { data: _, ...note } = this.of(page)
    const { drawnUrl, ...found } = result ?? {}
    const key = urlKey(page.url)
    this.#notes.delete(key)
    this.#notes.set(key, { ...note, ...found })
    if (drawnUrl !== undefined) this.#drawn.set(key, urlKey(drawnUrl))
  }

  /** To be stored for the next visit; `listing` are the keys of the pages whose positions are reported. */
  kept(listing: ReadonlySet<string>): RenderingNote[] {
    const isFresh = (note: RenderingNote) => daysSince(note, this.#visitedAt) < 2 * renderTrials.rememberedDays
    const notes = [...this.#notes].map(([key, note]) => {
      // Some entries of a list are known to be positions only once their own pages were read.
      const isListing = listing.has(this.#drawn.get(key) ?? '')
      return isListing ? { ...note, added: true } : note
    })
    return notes.filter(isFresh).slice(-maxNotes)
  }
}
