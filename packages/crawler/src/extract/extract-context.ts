import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import type { Scorer } from '../score/scorer.ts'

/** The purpose a page is read for, and what is known of it beforehand. */
export type ExtractContext = {
  role: 'home' | 'careers' | 'detail' | 'post' | 'pdf' | 'feed' | 'news' | 'contact'
  /** The words of the link that led to this advert's page. */
  listTitle: string | null
  /** For data that a script fetches: the page that shows it. */
  shownAt?: HtmlPage
  scorer: Scorer
  site: { company: string | null; visitedAt: Date }
  onWeighed?: OnWeighed
}

/** Told of every line that was weighed as an advert's title, also of those that are dropped at once. */
export type OnWeighed = (weighed: { pageUrl: string; title: string; confidence: number }) => void

/** Reads the adverts of a page that are published in one form. Pure; never throws. */
export type Extractor = (page: Page, context: ExtractContext) => RawPosition[]
